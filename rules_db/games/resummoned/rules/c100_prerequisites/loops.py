"""Rule 103.4.a: mandatory infinite loops; loop_finder.py finds them."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.trace import Trace
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c100_prerequisites import ending
from rules_db.games.resummoned.state import Duel


@book.rule("103.4.a")
def end_loop(duel: Duel, trace: Trace, find_able: Callable[[], set[str]]) -> None:
    """In a mandatory infinite loop all players lose at once, unless a player can end it, who then must."""
    able = find_able()
    if able:
        duel.must = next(name for name in duel.clockwise_from(duel.turn_player) if name in able)
    else:
        ending.settle(duel, trace, [(name, "103.4.a") for name in duel.alive()])
