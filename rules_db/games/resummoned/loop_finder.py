"""Finds mandatory infinite loops (103.4.a).

A loop is found when nobody does anything but pass while effects resolve, and the duel comes back to where it was. What
is on the way is then tried out on a copy of the duel: whoever could end the loop must, and if nobody can, all lose.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

from rules_db.engine.state.copying import copied
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.actions import candidates, legality
from rules_db.games.resummoned.actions import values as act
from rules_db.games.resummoned.rules.c100_prerequisites import loops
from rules_db.games.resummoned.state import Duel

PATIENCE = 6
"""How many effects resolve in a row, with passes alone between them, before anybody wonders."""


LONGEST = 60
"""How many steps a try-out takes at most."""


COUNTERS = (
    "clock", "rounds", "must", "trial", "chance", "used", "passes", "priority", "agenda", "choice", "turn", "lasting",
    "life_points", "since", "stay", "stays",
)  # fmt: skip
"""Fields of the duel, its players, cards and targets that may differ each time that it comes round."""


FIXED = ("match", "inserts", "insert")
"""Those that no duel changes."""


Apply = Callable[[Duel, act.Action], object]


def footprint(duel: Duel) -> str:
    """The life points, then a digest of the duel without what may grow: numbers, and what effects leave behind."""
    lives = " ".join(str(duel.players[name].life_points) for name in duel.seats)
    behind = sorted({(each.card, each.effect, each.op) for each in duel.lasting})
    rest = json.dumps([behind, duel], default=_what_stays, sort_keys=True)
    return f"{lives}\n{hashlib.sha256(rest.encode()).hexdigest()}"


def _what_stays(value: Any) -> Any:
    type_: Any = type(value)
    return _reader(type_)(value)


@cache
def _reader(type_: Any) -> Callable[[Any], Any]:
    return attrgetter(*(each.name for each in fields(type_) if each.name not in (*COUNTERS, *FIXED)))


def is_back(here: str, earlier: Iterable[str]) -> bool:
    """Whether the duel has been here before; where life points run out, the loop is not endless."""
    lives, _, rest = here.partition("\n")
    for each in earlier:
        lives_then, _, rest_then = each.partition("\n")
        if rest == rest_then and all(int(a) >= int(b) for a, b in zip(lives.split(), lives_then.split(), strict=True)):
            return True
    return False


def note_round(duel: Duel, trace: Trace, apply: Apply) -> None:
    """An effect is about to resolve after passes alone: see whether the duel has been here before."""
    if duel.must or duel.trial:
        return
    if len(duel.rounds) < PATIENCE:
        duel.rounds.append("")
        return
    here = footprint(duel)
    if is_back(here, duel.rounds):
        loops.end_loop(duel, trace, lambda: who_can_end(duel, here, apply))
    duel.rounds.append(here)


def who_can_end(duel: Duel, here: str, apply: Apply) -> set[str]:
    """The players who have a choice on the way round the loop that would end it."""
    able: set[str] = set()
    endless: list[str] = []
    way = _restart(duel)
    for _ in range(LONGEST):
        usual = _usual(way)
        if usual is None:
            return able
        for other in candidates.options(way):
            is_choice = other != usual and other.player not in able and legality.why_not(way, other) is None
            if is_choice and not _goes_on(way, other, apply, endless):
                able.add(other.player)
        apply(way, usual)
        if way.chain and way.passes == 0 and is_back(footprint(way), [here]):
            return able
    return able


def _restart(duel: Duel) -> Duel:
    """A copy in which the top effect has still to resolve and the player who passed first has priority."""
    restarted = _trial(duel)
    restarted.agenda, restarted.choice, restarted.passes = [], None, 0
    return restarted


def _trial(duel: Duel) -> Duel:
    """A copy in which nobody looks for loops."""
    trial = copied(duel)
    trial.rounds, trial.must, trial.trial = [], "", True
    return trial


def _usual(duel: Duel) -> act.Action | None:
    """To pass, or the first legal answer where a choice is open; None when the duel is over."""
    if duel.stage == "duel" and duel.choice is None:
        return act.Pass(duel.priority)
    return next((each for each in candidates.options(duel) if legality.why_not(duel, each) is None), None)


def _goes_on(duel: Duel, first: act.Action, apply: Apply, endless: list[str]) -> bool:
    """Whether the duel still runs in a loop after an action, everybody passing from then on.

    `endless` is where it is known to do so; where it comes by on the way to another loop joins them.
    """
    trial = _trial(duel)
    apply(trial, first)
    been: list[str] = []
    for _ in range(LONGEST):
        if trial.chain and trial.passes == 0 and trial.choice is None:
            if is_back(here := footprint(trial), (*endless, *been)):
                endless += been
                return True
            been.append(here)
        usual = _usual(trial)
        if usual is None:
            return False
        apply(trial, usual)
    return False
