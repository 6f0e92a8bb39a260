"""Finds mandatory infinite loops (103.4.a).

A loop is found when nobody does anything but pass while effects resolve, and the duel comes back to where it was. What
is on the way is then tried out on a copy of the duel: whoever could end the loop must, and if nobody can, all lose.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

from rules_db.engine.state.copying import copied
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.actions import candidates, legality
from rules_db.games.resummoned.actions import values as act
from rules_db.games.resummoned.rules.c100_prerequisites import loops
from rules_db.games.resummoned.rules.c100_prerequisites.loops import Outlook
from rules_db.games.resummoned.state import BESIDES, Duel, Place

PATIENCE = 6
"""How many effects resolve in a row, with passes alone between them, before anybody wonders."""

LONGEST = 60
"""How many steps a try-out takes at most."""

ROUNDS_TO_JUDGE = 3
"""How often a loop has to come round before a choice on the way is blamed for its end."""

MOST_ROUNDS = 1_000
"""How many rounds of a loop are tried out to see what a growing number comes to; what takes longer counts as never."""

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
    if duel.resolved <= PATIENCE or duel.resolved < duel.patience:
        return
    here = place_of(duel)
    if is_back(here, duel.places):
        loops.end_loop(duel, trace, lambda: look_ahead(duel, here, apply))
    duel.places.append(here)


def look_ahead(duel: Duel, here: Place, apply: Apply) -> Outlook:
    """Who can end the loop in the round that begins, or else when a later round will be different.

    Where the loop is about to end by itself, what ends it cannot be told from a choice, and nobody has to make one.
    """
    way, effects = _restart(duel), 0
    for _ in range(ROUNDS_TO_JUDGE):
        more, comes_back = _play_round(way, here, apply)
        effects += more
        if not comes_back:
            return Outlook(changes_after=effects)
    able = who_can_end(duel, here, apply)
    return Outlook(frozenset(able)) if able else Outlook(changes_after=changes_after(duel, here, apply))


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


def changes_after(duel: Duel, here: Place, apply: Apply) -> int:
    """How many more effects resolve until a number has grown that makes a difference; 0 for never (103.4.a.R2)."""
    way, effects, highest = _restart(duel), 0, highest_number(duel)
    numbers = [numbers_of(way)]
    for _ in range(MOST_ROUNDS):
        more, comes_back = _play_round(way, here, apply)
        effects += more
        if not comes_back or who_can_end(way, place_of(way), apply):
            return effects
        numbers.append(numbers_of(way))
        if len(numbers) > 2 and _are_past_all(numbers[-3:], highest):
            return 0
    return 0


def _play_round(way: Duel, here: Place, apply: Apply) -> tuple[int, bool]:
    """How many effects resolve until the duel is back while all pass; False where it does not come back."""
    effects = 0
    for _ in range(LONGEST):
        usual = _usual(way)
        if usual is None or not (way.chain or way.choice):
            return effects, False
        apply(way, usual)
        effects += isinstance(usual, act.Pass) and way.passes == 0
        if way.chain and way.passes == 0 and is_back(place_of(way), [here]):
            return effects, True
    return effects, False


def numbers_of(duel: Duel) -> list[int]:
    """All that may grow as a loop comes round and that cards speak of: life points, and the numbers of cards."""
    lives = [duel.players[name].life_points for name in duel.seats]
    values = [properties.number(duel, card, each) for card in duel.in_play() for each in properties.NUMBERS]
    return [*lives, *(value or 0 for value in values)]


def highest_number(duel: Duel) -> int:
    """The highest number that the text of any card speaks of."""
    texts = (card.insert.text for card in duel.cards.values())
    return max((int(each) for text in texts for each in re.findall(r"\d{1,9}", text)), default=0)


def _are_past_all(numbers: list[list[int]], highest: int) -> bool:
    """Whether each of the numbers of three rounds in a row has stopped, or has left behind all that a card speaks of.

    One that grows ever less, such as life points of which more and more are taken, may still turn round.
    """
    for first, second, third in zip(*numbers, strict=True):
        before, step = second - first, third - second
        has_stopped = before == step == 0
        is_above = third > highest and step >= before > 0
        is_below = third < 0 and step <= before < 0
        if not (has_stopped or is_above or is_below):
            return False
    return True


def _restart(duel: Duel) -> Duel:
    """A copy in which the top effect has still to resolve and the player who passed first has priority."""
    restarted = _trial(duel)
    restarted.agenda, restarted.choice, restarted.passes = [], None, 0
    return restarted


def _trial(duel: Duel) -> Duel:
    """A copy in which nobody looks for loops."""
    trial = copied(duel)
    trial.forget_loops()
    trial.trial = True
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
