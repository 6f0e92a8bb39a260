"""Points that are gained and lost, and the check of who has lost."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.ttcg import happenings
from rules_db.games.ttcg.rules.c2_2_basic_rules import points
from rules_db.games.ttcg.state import Table


def lose(table: Table, trace: Trace, player: str, count: int, rule: str) -> None:
    """A player loses points; a score may fall below zero."""
    if count > 0:
        table.players[player].points -= count
        happenings.happen(table, trace, "points lost", rule, player, points=count)


def gain(table: Table, trace: Trace, player: str, count: int, rule: str) -> None:
    if count > 0:
        table.players[player].points += count
        happenings.happen(table, trace, "points gained", rule, player, points=count)


def lose_with_creature(table: Table, trace: Trace, side: str, level: int) -> None:
    """What the destruction of a card costs the player on whose side it lay, and gives the other."""
    lose(table, trace, side, points.lost_with_creature(level), "2.2.8.3")
    table.players[table.other(side)].points += points.gained_by_destroying()


def check(table: Table, trace: Trace) -> None:
    """Whoever has run out of points has lost; both at the same check tie (2.2.8.1.R1)."""
    losers = [each for each in table.seats if points.has_lost(table, each)]
    if losers and not table.is_over:
        end(table, trace, losers)


def end(table: Table, trace: Trace, losers: list[str]) -> None:
    """The game ends there and then, whatever still waits."""
    table.is_over, table.agenda, table.choice = True, [], None
    winners = [each for each in table.seats if each not in losers]
    table.winner = next(iter(winners), "")
    for each in losers:
        trace.emit("lost", "2.2.8.1", each, points=table.players[each].points)
    if not winners:
        trace.emit("tied", "2.2.8.1")
