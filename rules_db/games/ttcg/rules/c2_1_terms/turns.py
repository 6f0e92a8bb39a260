"""Rule 2.1.19: what a turn is."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Table


@book.rule("2.1.19")
def plays_in_own_turn(table: Table, player: str) -> Refusal | None:
    """In a turn a single player has the right to play cards (2.1.19.R1)."""
    return None if player == table.turn_player else book.refuse("2.1.19", turn_player=table.turn_player)
