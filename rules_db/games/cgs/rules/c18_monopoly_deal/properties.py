"""Section 18.3: Property cards, the money that they are and give, and their sets."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

PROPERTY, WILDCARD = "Property card", "Property Wildcard"

COLORS = (
    "Brown", "Light Blue", "Pink", "Orange", "Red", "Yellow", "Green", "Dark Blue", "Railroad", "Utility",
)  # fmt: skip
"""The colors of Monopoly Deal."""


@book.rule("18.3.1", without=False)
def is_resource(card: Card) -> bool:
    """A Property card is a resource card."""
    return is_of(card, PROPERTY, WILDCARD)


@book.rule("18.3.1.b", without=False)
def are_slow() -> bool:
    """Property cards are slow."""
    return True


@book.rule("18.3.2", without=Zone.NOWHERE)
def where_properties_go() -> Zone:
    """A Property card is played into the resource area."""
    return Zone.RESOURCES


@book.rule("18.3.3")
def is_never_banked(card: Card, zone: Zone, is_property: bool) -> Refusal | None:
    """A Property card cannot be banked."""
    return book.refuse("18.3.3", card=card.id) if is_property and zone is Zone.BANK else None


@book.rule("18.3.4", without=False)
def may_be_tapped_together(cards: Sequence[Card]) -> bool:
    """Property cards of one color can be tapped together for temporary money."""
    return bool(cards)


@book.rule("18.3.4.a")
def is_tapped_at_slow_speed(table: Table, player: str) -> Refusal | None:
    """Property cards are only tapped in a Main Phase of one's own turn while the Queue is empty."""
    if table.turn_player == player and is_main(table.phase) and not table.queue and table.attack is None:
        return None
    return book.refuse("18.3.4.a", turn_player=table.turn_player, phase=table.phase, queue=len(table.queue))


@book.rule("18.3.4.b", without=0)
def temporary_money(rent_value: int) -> int:
    """The set gives as much as its rent value at that moment."""
    return rent_value


@book.rule("18.3.4.c", without=False)
def is_removed_after_phase() -> bool:
    """Temporary money is removed at the end of the phase."""
    return True


@book.rule("18.3.4.d", without=0)
def left_of_temporary(temporary: int, spent: int) -> int:
    """Temporary money can be split: what is not spent is left."""
    return temporary - spent


@book.rule("18.3.4.e")
def are_all_untapped(cards: Sequence[Card]) -> Refusal | None:
    """All cards of the set are tapped together, so none may be tapped already."""
    tapped = [each.id for each in cards if each.is_tapped]
    return book.refuse("18.3.4.e", tapped=[*tapped]) if tapped else None


@book.rule("18.3.4.f", without=False)
def counts_tapped(card: Card) -> bool:
    """A tapped Property card still counts for its set and for Rent, and is still money."""
    return card.is_tapped


@book.rule("18.3.5", without=False)
def is_money_directly() -> bool:
    """A Property card can be used as money for any purpose, without being banked."""
    return True


@book.rule("18.3.5.a", without=0)
def value_of_property(card: Card) -> int:
    """The monetary value of a Property card is the number in its top right corner."""
    return card.printed.value


@book.rule("18.3.6", without=0)
def rent_value(values: Sequence[int], cards: int) -> int:
    """The rent value rises with each Property card in the set: `values` are those of one card, two …"""
    return values[min(cards, len(values)) - 1] if cards and values else 0


@book.rule("18.3.6.a", without=10**9)
def most_in_set(full: int) -> int:
    """No more Property cards count together than make a full set; further ones begin another."""
    return full


@book.rule("18.3.6.b", without=10**9)
def sets_at_a_time() -> int:
    """Of several sets of one color no more than one is tapped, or charged for, at a time."""
    return 1


@book.rule("18.3.7", without=False)
def are_under_control(cards: Sequence[Card], player: str) -> bool:
    """The sets that win have to be under one's control at the same time."""
    return all(each.controller == player for each in cards)


@book.rule("18.3.7.a", without="")
def color_of_set(color: str) -> str:
    """Among Monopoly Deal cards the ten colors are all different, whatever the table of 6.2.2 says."""
    return color


@book.rule("18.3.7.b", without=True)
def land_counts_as_set() -> bool:
    """A land with Energies does not count towards the three sets."""
    return False
