"""What is done in the place of something that would happen to a card: 'if this would be destroyed, … instead'."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.acts import regenerating
from rules_db.games.cgs.card_text.doing.step import Doing
from rules_db.games.cgs.card_text.model import Instead, all_steps
from rules_db.games.cgs.state import Table, Task

_BEING_DONE: ContextVar[tuple[str, ...]] = ContextVar("being done", default=())
"""The cards whose texts have something done instead just now: what comes of it is not replaced by them once more."""


def is_replaced(table: Table, name: str, *would: str) -> bool:
    """Whether something else is done instead, which comes next; the text that came into force first decides.

    `would` is what is about to happen to a card, or to a player, from the narrowest word on: 'destroyed', 'left'.
    """
    for each in _about(table, name):
        step = each.step
        if isinstance(step, Instead) and step.would in would and each.by.card not in _BEING_DONE.get():
            place = all_steps(standing.effect_of(table, each.by)).index(step)
            it = name if name in table.cards else ""
            item = replace(each.by, it=it, stay=table.cards[each.by.card].stay)
            table.agenda.append(Task("instead", item=item, data=[str(place), *_BEING_DONE.get()]))
            return True
    return regenerating.REGENERATED in would and regenerating.uses_shield(table, table.cards[name])


def _about(table: Table, name: str) -> list[standing.InForce]:
    """What texts in force say is done in place of what would happen to a card or a player."""
    if name in table.cards:
        return standing.reaching(table, Instead, table.cards[name])
    return [each for each in standing.in_force(table, Instead) if standing.is_meant(table, each, name)]


@hooks.task("instead")
def _do_instead(table: Table, trace: Trace, task: Task) -> None:
    item, (place, *before) = task.item, task.data
    if item is None:
        return
    step = all_steps(standing.effect_of(table, item))[int(place)]
    assert isinstance(step, Instead)
    token = _BEING_DONE.set((*before, item.card))
    try:
        Doing(table, trace, item, Answers(task.answers)).do(step.step)
    finally:
        _BEING_DONE.reset(token)
