"""Section 2.2.10: the limit of the hand."""

from __future__ import annotations

from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Table


@book.value("2.2.10.1", without=10**9)
def hand_limit() -> int:
    """A player does not hold more than ten cards (2.2.10.1.R1)."""
    return 10


@book.rule("2.2.10.2", without=0)
def cards_to_discard(table: Table, player: str) -> int:
    """As their turn ends, a player discards until the limit is kept."""
    return max(len(table.players[player].hand) - hand_limit(), 0)
