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
from rules_db.games.resummoned.state import BESIDES, Duel, Place

PATIENCE = 6
"""How many effects resolve in a row, with passes alone between them, before anybody wonders."""

LONGEST = 60
"""How many steps a try-out takes at most."""

Apply = Callable[[Duel, act.Action], object]


def place_of(duel: Duel) -> Place:
    """Where the duel is, without what may grow: numbers, and what effects leave behind."""
    behind = sorted({(each.card, each.effect, each.op) for each in duel.lasting})
    rest = json.dumps([behind, duel], default=_what_stays, sort_keys=True)
    lives = [duel.players[name].life_points for name in duel.seats]
    return Place(lives, hashlib.sha256(rest.encode()).hexdigest())


def _what_stays(value: Any) -> Any:
    type_: Any = type(value)
    return _reader(type_)(value)


@cache
def _reader(type_: Any) -> Callable[[Any], Any]:
    return attrgetter(*(each.name for each in fields(type_) if each.metadata != BESIDES))


def is_back(here: Place, earlier: Iterable[Place]) -> bool:
    """Whether the duel has been here before; where life points run out, the loop is not endless."""
    return any(
        here.digest == before.digest
        and all(now >= then for now, then in zip(here.life_points, before.life_points, strict=True))
        for before in earlier
    )


def note_round(duel: Duel, trace: Trace, apply: Apply) -> None:
    """An effect is about to resolve after passes alone: see whether the duel has been here before."""
    if duel.must or duel.trial:
        return
    duel.resolved += 1
    if duel.resolved <= PATIENCE:
        return
    here = place_of(duel)
    if is_back(here, duel.places):
        loops.end_loop(duel, trace, lambda: who_can_end(duel, here, apply))
    duel.places.append(here)


def who_can_end(duel: Duel, here: Place, apply: Apply) -> set[str]:
    """The players who have a choice on the way round the loop that would end it."""
    able: set[str] = set()
    endless: list[Place] = []
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
        if way.chain and way.passes == 0 and is_back(place_of(way), [here]):
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
    trial.resolved, trial.places, trial.must, trial.trial = 0, [], "", True
    return trial


def _usual(duel: Duel) -> act.Action | None:
    """To pass, or the first legal answer where a choice is open; None when the duel is over."""
    if duel.stage == "duel" and duel.choice is None:
        return act.Pass(duel.priority)
    return next((each for each in candidates.options(duel) if legality.why_not(duel, each) is None), None)


def _goes_on(duel: Duel, first: act.Action, apply: Apply, endless: list[Place]) -> bool:
    """Whether the duel still runs in a loop after an action, everybody passing from then on.

    `endless` is where it is known to do so; where it comes by on the way to another loop joins them.
    """
    trial = _trial(duel)
    apply(trial, first)
    been: list[Place] = []
    for _ in range(LONGEST):
        if trial.chain and trial.passes == 0 and trial.choice is None:
            if is_back(here := place_of(trial), (*endless, *been)):
                endless += been
                return True
            been.append(here)
        usual = _usual(trial)
        if usual is None:
            return False
        apply(trial, usual)
    return False
