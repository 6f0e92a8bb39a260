"""Section S2: where regalia begin, and where they go instead of a graveyard, a hand, a main deck or a memory."""

from collections.abc import Callable

from rules_db.engine.kernel import Refusal
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.rules.s_supertypes.supertypes import follows_rules_of
from rules_db.games.grand_archive.state import (
    BANISHMENT,
    FIELD,
    GRAVEYARD,
    HAND,
    MAIN_DECK,
    MATERIAL_DECK,
    MEMORY,
    REGALIA,
    Card,
    GameState,
)

Restriction = Callable[[GameState, Card], Refusal | None]


@book.rule("S2.a", without=False)
def is_regalia(card: Card) -> bool:
    """Regalia is a supertype."""
    return follows_rules_of(card, REGALIA)


@book.rule("S2.b")
def begins_in_material_deck(card: Card, deck: str) -> Refusal | None:
    """A regalia card begins the game in the material deck and nowhere else."""
    if deck == MATERIAL_DECK or not is_regalia(card):
        return None
    return book.refuse("S2.b", card=card.handle, deck=deck)


@book.rule("S2.1")
def keeps_deckbuilding_restrictions(state: GameState, card: Card) -> Refusal | None:
    """Regalia keep to every restriction of a material deck."""
    if not is_regalia(card):
        return None
    return next((refusal for each in RESTRICTIONS if (refusal := each(state, card))), None)


@book.rule("S2.1.a")
def one_copy_at_the_start(state: GameState, card: Card) -> Refusal | None:
    """A material deck begins with at most one copy of a regalia; copies go by their printed name."""
    for other in state.cards.values():
        in_deck = other.zone == MATERIAL_DECK and other.owner == card.owner
        if in_deck and other.front.name == card.front.name and is_regalia(other):
            return book.refuse("S2.1.a", card=card.handle, copy=other.handle)
    return None


RESTRICTIONS: tuple[Restriction, ...] = (one_copy_at_the_start,)


@book.rule("S2.2")
def has_memory_cost(card: Card) -> Refusal | None:
    """Every regalia that a player brings has a memory cost, which may be zero."""
    if card.front.memory_cost is not None or not is_regalia(card):
        return None
    return book.refuse("S2.2", card=card.handle)


@book.rule("S2.3")
def banished_instead(card: Card, to: str) -> str | None:
    """Regalia on the way to a graveyard are banished; None where that does not change the move."""
    counts = comes_from_anywhere() or card.zone == FIELD
    return BANISHMENT if to == GRAVEYARD and is_regalia(card) and counts else None


@book.value("S2.3.a", without=False)
def comes_from_anywhere() -> bool:
    """The place that the card comes from makes no difference."""
    return True


@book.rule("S2.4")
def returns_instead(card: Card, to: str) -> str | None:
    """Regalia that an effect sends to a hand, main deck or memory return to a material deck; else None."""
    names_it = to in (HAND, MAIN_DECK, MEMORY)
    return MATERIAL_DECK if names_it and is_regalia(card) and leaves_field(card) else None


@book.rule("S2.4.a", without=True)
def leaves_field(card: Card) -> bool:
    """The return is made by regalia that leave the field, and by no others."""
    return card.zone == FIELD


@book.rule("S2.4.b")
def home(card: Card) -> str | None:
    """The material deck is that of the card's owner."""
    return card.owner
