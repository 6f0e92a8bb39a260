"""How many Monopoly Deal cards a player has played in this turn of theirs (18.1.3)."""

from __future__ import annotations

from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.rules.c18_monopoly_deal import drawing_and_playing
from rules_db.games.cgs.state import Table


def played(table: Table, player: str) -> int:
    """How many of the three have been played; none in the turn of somebody else, where none is noted."""
    return limits.used(table, _limit(player))


def count(table: Table, player: str, cards: int = 1) -> None:
    """Note that cards have been played."""
    if drawing_and_playing.counts_in_turn_of(player, table.turn_player):
        for _ in range(cards):
            limits.use(table, _limit(player))


def _limit(player: str) -> str:
    return f"Monopoly Deal/{player}"
