"""Section 2.2.9: how much the field holds."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_2_basic_rules.leveling import counts_on_field
from rules_db.games.ttcg.state import Card, Table, Zone


@book.value("2.2.9.1", without=(Zone.CREATURE,))
def parts_of_field() -> tuple[Zone, ...]:
    """A field has an upper part for creatures and a lower part for magic cards."""
    return Zone.CREATURE, Zone.MAGIC


@book.rule("2.2.9.2")
def creature_zone_has_room(table: Table, player: str) -> Refusal | None:
    """A creature zone holds five creatures at most (2.2.9.2.R1)."""
    count = len(_counted(table, player, Zone.CREATURE))
    return None if count < 5 else book.refuse("2.2.9.2", player=player, creatures=count)


@book.rule("2.2.9.3")
def magic_zone_has_room(table: Table, player: str) -> Refusal | None:
    """A magic zone holds five magic cards at most."""
    count = len(_counted(table, player, Zone.MAGIC))
    return None if count < 5 else book.refuse("2.2.9.3", player=player, magic_cards=count)


def has_room(table: Table, player: str, zone: Zone) -> Refusal | None:
    """Why a zone takes no further card, None while it does."""
    return creature_zone_has_room(table, player) if zone is Zone.CREATURE else magic_zone_has_room(table, player)


def _counted(table: Table, player: str, zone: Zone) -> list[Card]:
    """The cards that count against the limit of a zone."""
    cards = [table.cards[each] for each in table.players[player].field]
    beneath = [table.cards[each] for card in cards for each in card.under]
    return [card for card in (*cards, *beneath) if _lies_in(table, card, zone) and counts_on_field(card)]


def _lies_in(table: Table, card: Card, zone: Zone) -> bool:
    return (table.cards[card.above] if card.above else card).zone is zone
