"""Section 15.6 in the engine: 'Ann calls UNO', 'Bob calls UNO on Ann', at any moment while it is due."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.course.turns import TURN_OVER
from rules_db.games.cgs.doing.uno import calls, draws, uno_cards
from rules_db.games.cgs.doing.uno.deeds import CALL
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.state import Table, Task


@dataclass(frozen=True, slots=True)
class Call:
    """Calls UNO: for oneself, or because another player has not."""

    player: str
    on: str


def _options(table: Table, player: str) -> Iterator[Call]:
    """Whoever has priority may be quicker than the others; they call when it is their turn to be asked, or unasked."""
    for each in calls.owing(table):
        yield Call(player, each)


def _why_not(table: Table, action: Call) -> Refusal | None:
    return effects().forbidden(table, CALL, action.player) or calls.why_not_call(table, action.player, action.on)


def _call(table: Table, trace: Trace, action: Call) -> None:
    table.agenda.append(Task("settle"))
    calls.call(table, trace, action.player, action.on)


def _read(table: Table, found: re.Match[str]) -> Call | None:
    """Without a name it is the caller, or whoever has had to call for longest."""
    player, on = found["player"], found["on"]
    if on and on not in table.players:
        return None
    owing = calls.owing(table)
    return Call(player, on or (player if player in owing or not owing else owing[0]))


hooks.deed(
    hooks.Deed(
        kind=Call,
        prints=lambda action: f"{action.player} calls UNO" + (f" on {action.on}" if action.on != action.player else ""),
        reads=((r"(?P<player>.+?) calls UNO(?: on (?P<on>.+))?", _read),),
        options=_options,
        why_not=_why_not,
        does=_call,
        at_any_moment=True,
    )
)


@hooks.check(place=2, is_due=lambda table: bool(table.uno.played or table.uno.owing))
def _look(table: Table, trace: Trace, answers: Answers) -> bool:
    calls.look(table, trace)
    return False


@hooks.DUTIES.hang(TURN_OVER, 80)
def _turn_is_over(table: Table, trace: Trace, answers: Answers) -> None:
    calls.turn_is_over(table, trace)


@hooks.task(uno_cards.EFFECT)
def _effect(table: Table, trace: Trace, task: Task) -> None:
    if task.item is not None:
        uno_cards.carry_out(table, trace, table.cards[task.item.card], task.item.player)


for _kind in (draws.PENALTY, draws.LAST_CARD):

    @hooks.task(_kind)
    def _draw(table: Table, trace: Trace, task: Task) -> None:
        if task.item is not None:
            draws.carry_out(table, trace, task.item)
