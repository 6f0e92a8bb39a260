"""Rules 2.1.4 to 2.1.10, 2.1.14 and 2.1.18: what moves cards, and where to."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Card, Table, Zone


@book.value("2.1.4", without=Zone.NOWHERE)
def where_drawn_cards_go() -> Zone:
    """To draw is to add a card from the deck to the hand."""
    return Zone.HAND


@book.rule("2.1.5")
def shuffle(table: Table, player: str) -> None:
    """To shuffle a deck is to mix it."""
    table.chance.shuffle(table.players[player].deck)


@book.rule("2.1.6", without=False)
def can_be_discarded(card: Card) -> bool:
    """To discard is to put a card into the discard pile from the hand or from the field."""
    return card.zone in (Zone.HAND, Zone.CREATURE, Zone.MAGIC)


@book.rule("2.1.8", without=())
def found_by_search(table: Table, player: str, among: Sequence[Card]) -> Sequence[Card]:
    """To search is to go through a deck or a discard pile and look for a card."""
    return among


@book.rule("2.1.9", without=())
def milled(table: Table, player: str, count: int) -> Sequence[str]:
    """To mill is to put cards from the deck straight into the discard pile; those that are there (2.1.24.R1)."""
    return table.players[player].deck[::-1][:count]


@book.rule("2.1.10", without=False)
def can_be_recovered(card: Card) -> bool:
    """To recover is to get a card back out of the discard pile, or from elsewhere out of play."""
    return card.zone in (Zone.DISCARD, Zone.NOWHERE)


@book.rule("2.1.14", without=Zone.NOWHERE)
def where_played_cards_go(zone: Zone) -> Zone:
    """To play a card is to lay it on the field."""
    return zone


@book.rule("2.1.18")
def goes_along(card: Card) -> tuple[str, ...] | None:
    """A card is destroyed together with every card under it."""
    return tuple(card.under)
