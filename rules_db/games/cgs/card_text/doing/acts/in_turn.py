"""The steps of an effect, or of a mode of it, one after the other: each may depend on the one before it."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.cgs.card_text.doing.instead import dying
from rules_db.games.cgs.card_text.doing.step import HOLDS, LEFT, UNASKED, Doing
from rules_db.games.cgs.card_text.model import Left, Provided, Step


def do_one(doing: Doing, step: Step, rest: Sequence[Step]) -> None:
    """Do a step, unless it depends on one that was left; `rest` are those behind it."""
    said = doing.item.said
    if not step.depends and not (isinstance(step, Provided) and step.is_again):
        said.pop(LEFT, None)
    if not (step.depends and LEFT in said):
        told, waiting = len(doing.trace.events), len(doing.table.agenda)
        is_one_players = not isinstance(step, Left) or step.verb == "may"
        is_asked = is_one_players and any(each.depends for each in rest[:1])
        if is_asked:
            said.pop(LEFT, None)
        dying.hold_beforehand(doing, step, rest)
        doing.do_next(step)
        if is_asked and len(doing.table.agenda) == waiting:
            _note_whether_done(doing, told)
    elif isinstance(step, Provided):
        said[HOLDS] = UNASKED


def _note_whether_done(doing: Doing, before: int) -> None:
    """What depends on a step is done only if anything came of it; a step may also say itself that it was not done."""
    if not any(each.kind != "no room" for each in doing.trace.events[before:]):
        doing.item.said[LEFT] = doing.player
