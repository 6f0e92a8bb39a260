"""Section 601: who has priority, and who gets it next."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.state import Duel


@book.rule("601.1", without="")
def next_with_priority(duel: Duel, phase_begins: bool = False) -> str:
    """The turn player as a phase begins; after that, whoever passes gives priority to the next player clockwise."""
    if phase_begins:
        return duel.turn_player
    order = duel.clockwise_from(duel.priority)
    return (order + order)[1]


@book.rule("601.2")
def has_priority(duel: Duel, player: str) -> Refusal | None:
    """The player who has priority may choose an action."""
    return None if player == duel.priority else refuse("601.2", priority=duel.priority)


def pass_priority(duel: Duel, trace: Trace, player: str) -> bool:
    """Give up priority; whether every player in a row has passed."""
    trace.emit("passed", "601.1", player)
    duel.passes += 1
    duel.priority = next_with_priority(duel) or duel.priority
    if duel.passes < len(duel.alive()):
        return False
    duel.passes = 0
    return True


def begin_priority_anew(duel: Duel) -> None:
    """The turn player has priority, unless removed from the duel (103.2.R1), and no pass counts any more."""
    duel.passes = 0
    if not duel.players[duel.turn_player].lost:
        duel.priority = duel.turn_player
