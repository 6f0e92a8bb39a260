"""What a Reverse card does to the turn order."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.rules.c15_uno import order as rules
from rules_db.games.cgs.state import Table, Task


def reverse(table: Table, trace: Trace, player: str) -> None:
    """The circle turns the other way: who was last is the new first player, and the turn goes on."""
    order = rules.reversed_order(table.order)
    if not order:
        return
    first = rules.new_first(rules.circle(table.order, table.starting_player)) or table.starting_player
    table.order, table.is_reversed, table.starting_player = order, not table.is_reversed, first
    if not rules.opener_stays():
        table.first_player = first
    happenings.happen(table, trace, "turn order reversed", "15.7.13", player, first=first)
    if not rules.turn_goes_on():
        table.uno.series, table.queue = "", []
        table.agenda = [Task("turn over")]
