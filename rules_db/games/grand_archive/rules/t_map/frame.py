"""Chapter T: as much of the game around the supertypes as they need. The full rules stand on the pages it maps."""

from rules_db.engine.kernel import Refusal
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.state import COLLECTION, FIELD, HAND, MATERIAL_DECK, Card, GameState


@book.rule("T1.1")
def why_not_build(state: GameState, player: str, card: Card | None) -> Refusal | None:
    """Before the game starts, one player after another builds decks from their collection."""
    if state.builders[:1] != [player]:
        return book.refuse("T1.1", builder=state.builders[0] if state.builders else None)
    if card and (card.zone != COLLECTION or card.owner != player):
        return book.refuse("T1.1", card=card.handle, zone=card.zone)
    return None


@book.rule("T2.1")
def next_draw(state: GameState, player: str) -> str | None:
    """A player draws the top card of their main deck; None where that is empty."""
    return next(iter(state.main_decks[player]), None)


@book.rule("T2.2")
def zone_owner(card: Card) -> str | None:
    """A card that is put into a zone of a player's own goes to its owner's."""
    return card.owner


@book.rule("T2.3")
def why_not_end_turn(state: GameState) -> Refusal | None:
    """A turn ends in a main phase, when the effects stack is empty."""
    return book.refuse("T2.3", effects_on_the_stack=len(state.stack)) if state.stack else None


@book.rule("T2.5")
def why_not_play(player: str, card: Card) -> Refusal | None:
    """Players play cards from their own hand and material deck."""
    if card.zone in (HAND, MATERIAL_DECK) and card.controller == player:
        return None
    return book.refuse("T2.5", card=card.handle, zone=card.zone)


@book.rule("T2.6")
def why_not_activate(player: str, card: Card) -> Refusal | None:
    """Players activate objects that they control on the field and that have an effect."""
    if card.zone == FIELD and card.controller == player and card.effects:
        return None
    return book.refuse("T2.6", card=card.handle, zone=card.zone)


@book.rule("T2.8")
def why_not_act(state: GameState, player: str, passes: bool) -> Refusal | None:
    """Only the player who has Opportunity acts; with nothing on the effects stack, they do not pass it on."""
    if state.builders or state.opportunity != player:
        return book.refuse("T2.8", opportunity=None if state.builders else state.opportunity)
    return book.refuse("T2.8", to_answer="nothing") if passes and not state.stack else None


@book.rule("T2.7", without=True)
def is_there(card: Card, *zones: str) -> bool:
    """An effect does as much as it can: it leaves alone what is not where it would have to be."""
    return card.zone in zones
