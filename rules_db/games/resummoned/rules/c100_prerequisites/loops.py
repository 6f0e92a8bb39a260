"""Rule 103.4.a: mandatory infinite loops; loop_finder.py finds them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules_db.engine.trace import Trace
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c100_prerequisites import ending
from rules_db.games.resummoned.state import Duel


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is ahead in a loop: who can end it in the coming round, and when a later round will be different.

    `changes_after` is how many more effects resolve until a number has grown that ends the loop by itself or lets
    somebody end it; 0 where that never comes.
    """

    able: frozenset[str] = frozenset()
    changes_after: int = 0


@book.rule("103.4.a")
def end_loop(duel: Duel, trace: Trace, look_ahead: Callable[[], Outlook]) -> None:
    """In a mandatory infinite loop all players lose at once, unless a player can end it, who then must."""
    outlook = look_ahead()
    if outlook.able:
        duel.must = next(name for name in duel.clockwise_from(duel.turn_player) if name in outlook.able)
    elif outlook.changes_after:
        duel.patience = duel.resolved + outlook.changes_after
    else:
        ending.settle(duel, trace, [(name, "103.4.a") for name in duel.alive()])
