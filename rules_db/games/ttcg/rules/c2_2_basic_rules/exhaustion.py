"""Section 2.2.11: an empty deck."""

from __future__ import annotations

from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_2_basic_rules.turns import DRAW
from rules_db.games.ttcg.state import Table


@book.value("2.2.11.1", without=0)
def damage_of_exhaustion() -> int:
    """A player who cannot draw takes five points of damage instead."""
    return 5


@book.rule("2.2.11.2", without=False)
def damage_is_due(table: Table, player: str) -> bool:
    """At the start of the Draw Phase, in every turn that leaves the player without a draw because the deck is empty."""
    return table.phase == DRAW and not table.players[player].deck
