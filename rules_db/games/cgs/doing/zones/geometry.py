"""How zones lie to each other: columns, and zones beside each other."""

from __future__ import annotations

from rules_db.games.cgs.rules.c2_zones import shared_zones
from rules_db.games.cgs.rules.c5_cards import card_types
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def column_of(table: Table, card: Card) -> int:
    """The column in which a card lies, as its player counts; 0 for a place without a column."""
    if shared_zones.has_rows(card.zone):
        return card.place
    if card.zone is Zone.EXTRA_SUMMON:
        return shared_zones.column_of_extra_summon_zone()
    if card.zone is Zone.RESOURCES and card_types.has_position_in_area():
        return table.players[card.player].zones[Zone.RESOURCES].index(card.id) + 1
    return 0


def share_column(table: Table, one: Card, other: Card) -> bool:
    """Whether two cards lie in one column; facing columns of two players are one."""
    mine, theirs = column_of(table, one), column_of(table, other)
    if one is other or not mine or not theirs:
        return False
    if one.player == other.player:
        return shared_zones.is_in_column(mine, theirs)
    return shared_zones.facing_column(mine, len(table.seats)) == theirs


def are_adjacent(table: Table, one: Card, other: Card) -> bool:
    """Whether two cards lie in zones beside each other, in one row of one player."""
    if (one.player, one.zone) != (other.player, other.zone) or not shared_zones.has_rows(one.zone):
        return False
    return shared_zones.is_adjacent(one.place, other.place)
