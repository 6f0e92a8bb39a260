"""Effects that start as soon as something is so: 'when you control no Islands, sacrifice this'."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import activating, conditions, standing
from rules_db.games.cgs.card_text.gained import says, triggered_of
from rules_db.games.cgs.card_text.said.happenings import STATE
from rules_db.games.cgs.state import Item, Table


def _starting(table: Table) -> Iterator[Item]:
    """The effects that start now: what they ask for is so, and they do not wait already."""
    for name in table.watching.get(STATE, ()):
        card = table.cards[name]
        for place, effect in triggered_of(card).get(STATE, ()):
            item = Item("effect", name, card.controller, effect=place, it=name, stay=card.stay)
            is_there = activating.is_where_it_works(table, card, effect) and says(card, place)
            if not is_there or standing.is_negated(table, card) or _waits(table, name, place):
                continue
            if conditions.all_hold(table, effect.tests, item):
                yield item


def _waits(table: Table, name: str, place: int) -> bool:
    """Whether an effect waits, or is being carried out."""
    doing = [task.item for task in table.agenda if task.item is not None]
    return any((each.card, each.effect) == (name, place) for each in (*table.queue, *table.waiting, *doing))


@hooks.check(place=90, is_due=lambda table: STATE in table.watching and any(True for _ in _starting(table)))
def _start(table: Table, trace: Trace, answers: Answers) -> bool:
    found = [*_starting(table)]
    table.waiting += found
    return bool(found)
