"""What is done in the place of something that would happen to a card: 'if this would be destroyed, … instead'."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.step import Doing
from rules_db.games.cgs.card_text.model import Instead, all_steps
from rules_db.games.cgs.state import Table, Task

_BEING_DONE: ContextVar[str] = ContextVar("being done", default="")
"""The card whose text has something done instead just now: what it does is not replaced by it once more."""


def is_replaced(table: Table, name: str, *would: str) -> bool:
    """Whether something else is done instead, which comes next; the text that came into force first decides.

    `would` is what is about to happen, from the narrowest word on: 'destroyed', 'left'.
    """
    for each in standing.reaching(table, Instead, table.cards[name]):
        step = each.step
        if isinstance(step, Instead) and step.would in would and each.by.card != _BEING_DONE.get():
            place = all_steps(standing.effect_of(table, each.by)).index(step)
            item = replace(each.by, it=name, stay=table.cards[each.by.card].stay)
            table.agenda.append(Task("instead", item=item, data=[str(place)]))
            return True
    return False


@hooks.task("instead")
def _do_instead(table: Table, trace: Trace, task: Task) -> None:
    item, (place,) = task.item, task.data
    if item is None:
        return
    step = all_steps(standing.effect_of(table, item))[int(place)]
    assert isinstance(step, Instead)
    token = _BEING_DONE.set(item.card)
    try:
        Doing(table, trace, item, Answers(task.answers)).do(step.step)
    finally:
        _BEING_DONE.reset(token)
