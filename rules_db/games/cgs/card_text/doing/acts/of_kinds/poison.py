"""get poison counters, become the monarch."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing.step import Doing, act
from rules_db.games.cgs.card_text.model import Counted, Step
from rules_db.games.cgs.card_text.verbs.of_kinds.poison import BECOME_MONARCH, GET_POISON
from rules_db.games.cgs.doing.conditions import poison
from rules_db.games.cgs.doing.course import ending


@act(GET_POISON)
def get_poison(doing: Doing, step: Counted) -> None:
    for name in doing.people(step):
        poison.give(doing.table, doing.trace, name, doing.count(step.amount))
    ending.check(doing.table, doing.trace)


@act(BECOME_MONARCH)
def become_monarch(doing: Doing, step: Step) -> None:
    for name in doing.people(step)[:1]:
        poison.crown(doing.table, doing.trace, name)
