"""destroy, recover, return, play, put under, take control."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, words
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.choices import Choice
from rules_db.games.ttcg import happenings, moving, putting
from rules_db.games.ttcg.card_text.doing import RULE, Doing
from rules_db.games.ttcg.card_text.entries import Act
from rules_db.games.ttcg.card_text.model import Moved, Selector, Step
from rules_db.games.ttcg.rules.c2_1_terms import moves
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature
from rules_db.games.ttcg.rules.c2_2_basic_rules.activating import FIELD
from rules_db.games.ttcg.state import Card, Facing, Zone

PARTS = (words("owners", dict.fromkeys(("the", "your", "its owner's", "their owners'"), True)),)


def destroy(doing: Doing, step: Step) -> None:
    moving.destroy(doing.table, doing.trace, [card for card in doing.cards(step) if card.zone in FIELD], RULE)


def recover(doing: Doing, step: Step) -> None:
    """Get cards back to the hand of the player from whose deck they came (2.1.24.R1)."""
    cards = [card for card in doing.cards(step) if moves.can_be_recovered(card)]
    moving.move(doing.table, doing.trace, [moving.Move(card.id, Zone.HAND, "recovered", "2.1.10") for card in cards])


def return_(doing: Doing, step: Moved) -> None:
    """Put cards back into the hand or the deck that they came from."""
    if step.to == "hand":
        batch = [moving.Move(card.id, Zone.HAND, "returned", RULE) for card in doing.cards(step)]
    else:
        is_bottom = step.to != "deck"
        batch = [moving.Move(card.id, Zone.DECK, "returned to the deck", RULE, is_bottom) for card in doing.cards(step)]
    moving.send(doing.table, doing.trace, batch)


def play(doing: Doing, step: Moved) -> None:
    """Bring cards to the player's side of the field (2.1.19.R1), outside the count of plays (2.2.3.3.b)."""
    for card in doing.cards(step):
        if card.zone in FIELD or card.above:
            continue
        below = _below(doing, card)
        if below is not None or putting.may_lie_alone(doing.table, card, doing.player):
            putting.put(doing.table, doing.trace, card, doing.player, step.facing, below, by_effect=True)


def _below(doing: Doing, card: Card) -> Card | None:
    """The creature that the card levels up, where it has to."""
    names = putting.can_level_up(doing.table, card, doing.player)
    if not names:
        return None
    choice = Choice(doing.player, "below", "2.2.6.1", names, about=card.id)
    return doing.table.cards[doing.answers.ask_one(choice)]


def put_under(doing: Doing, step: Step) -> None:
    """Lay a card under the card that says so."""
    top = doing.table.cards[doing.activation.card]
    for card in doing.cards(step):
        if top.zone is Zone.CREATURE and is_creature(card) and card.id != top.id and not card.above:
            putting.lay_beneath(doing.table, doing.trace, card, top)


def take_control(doing: Doing, step: Step) -> None:
    """Move a pile to the player's own side, where there is room."""
    for card in doing.cards(step):
        if card.zone in FIELD and card.player != doing.player and moving.has_room(doing.table, card, doing.player):
            putting.change_sides(doing.table, card, doing.player)
            happenings.happen(doing.table, doing.trace, "taken over", RULE, doing.player, card=card.id)


def _to_hand(filled: Filled) -> Step:
    """A card that comes back out of the discard pile is recovered (2.1.10)."""
    what: Selector = filled["cards"]
    return Step("recover", what) if what.zone == "discard pile" else Moved("return", what, to="hand")


def _on_deck(filled: Filled) -> Moved:
    return Moved("return", filled["cards"], to="deck")


def _below_deck(filled: Filled) -> Moved:
    return Moved("return", filled["cards"], to="bottom of the deck")


def _play(filled: Filled) -> Moved:
    return Moved("play", filled["one_card"], to="field", facing=filled.get("facing", Facing.UP))


ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb(
        "destroy", (("destroy {cards}", lambda filled: Step("destroy", filled["cards"])),), destroy,
        traits=(Trait.MOVES,),
    ),
    Verb(
        "recover", (("recover {cards}", lambda filled: Step("recover", filled["cards"])),), recover,
        traits=(Trait.MOVES,),
    ),
    Verb("return", (
        ("(return|put) {cards} (to|into) [{owners} ]hand[s]", _to_hand),
        ("(return|put) {cards} (to|into) [{owners} ]deck[s]", _on_deck),
        ("(return|put) {cards} (on|to) [the ]top of {owners} deck[s]", _on_deck),
        ("(return|put) {cards} (on|to) [the ]bottom of {owners} deck[s]", _below_deck),
    ), return_, traits=(Trait.MOVES,)),
    Verb("play", (("play {one_card}[ {facing}]", _play),), play, traits=(Trait.MOVES,)),
    Verb(
        "put under", (("put {one_card} under this", lambda filled: Step("put under", filled["one_card"])),), put_under,
        traits=(Trait.MOVES,),
    ),
    Verb(
        "take control", (("(take|gain) control of {cards}", lambda filled: Step("take control", filled["cards"])),),
        take_control, traits=(Trait.CONTROL,),
    ),
)  # fmt: skip
