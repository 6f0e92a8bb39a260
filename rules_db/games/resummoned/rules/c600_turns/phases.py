"""Sections 600, 604, 605 and 608: the turn and its phases."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c600_turns import priority
from rules_db.games.resummoned.state import Duel, Task


@book.value("600.1", without=("Draw Phase", "Main Phase 1", "Battle Phase", "End Phase"))
def phases() -> tuple[str, ...]:
    """The six phases of a turn, in their order."""
    return ("Draw Phase", "Standby Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase")


@book.rule("600.2", without=False)
def phase_ends(duel: Duel) -> bool:
    """When no Chain is active and every player in a row has passed, the phase ends."""
    return not duel.chain


@book.rule("600.3", without="")
def next_turn_player(duel: Duel) -> str:
    """The next turn is that of the next player clockwise."""
    return next(each for each in (*duel.clockwise_from(duel.turn_player), *duel.alive()) if each != duel.turn_player)


def begin_turn(duel: Duel, trace: Trace) -> None:
    """The first turn is the starting player's (102.1), each later one that of the next player."""
    first = duel.turn == 0
    duel.turn_player = duel.starting_player if first else next_turn_player(duel) or duel.turn_player
    duel.turn += 1
    duel.battle = None
    for name in duel.seats:
        duel.players[name].played = []
    duel.used = []
    duel.lasting = [each for each in duel.lasting if not ends_with_turn(duel, each.card, each.effect, each.op)]
    properties.find_silent(duel)
    happenings.happen(duel, trace, "turn", "102.1" if first else "600.3", duel.turn_player, turn=duel.turn)
    duel.agenda.append(Task("phase", name=phases()[0]))


def begin_phase(duel: Duel, trace: Trace, phase: str) -> None:
    duel.phase, duel.done, duel.passes = phase, [], 0
    duel.forget_loops()
    duel.priority = priority.next_with_priority(duel, True) or duel.priority
    if phase == "Standby Phase":
        begin_standby(duel, trace)
    else:
        happenings.happen(duel, trace, phase, "600.1", duel.turn_player)
    duel.agenda.append(Task("check"))


@book.rule("605.1")
def begin_standby(duel: Duel, trace: Trace) -> None:
    """The Standby Phase has no action of its own; it is a time in which effects trigger."""
    happenings.happen(duel, trace, "Standby Phase", "605.1", duel.turn_player)


@book.rule("604.1", without=False)
def is_time_to_draw(duel: Duel) -> bool:
    """The state action of 603.8 has the turn player draw in the Draw Phase."""
    return duel.phase == "Draw Phase"


@book.rule("608.1", without=False)
def is_time_to_discard(duel: Duel) -> bool:
    """The state action of 603.9 has the turn player discard in the End Phase."""
    return duel.phase == "End Phase"


def end_phase(duel: Duel, trace: Trace) -> None:
    trace.emit("phase ended", "600.2", duel.turn_player, phase=duel.phase)
    order = phases()
    place = order.index(duel.phase) + 1 if duel.phase in order else len(order)
    if place < len(order):
        duel.agenda.append(Task("phase", name=order[place]))
        return
    duel.agenda.append(Task("turn"))


def ends_with_turn(duel: Duel, card: str, effect: int, op: int) -> bool:
    return duel.cards[card].insert.effects[effect].ops[op].until_turn_ends
