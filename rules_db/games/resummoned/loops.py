"""Rule 103.4.a: mandatory infinite loops.

A loop is found when nobody does anything but pass while effects resolve, and the duel comes back to where it was. What
is on the way is then tried out on a copy of the duel: whoever could end the loop must, and if nobody can, all lose.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from rules_db.games.copying import copied
from rules_db.games.kernel import Chance, Trace
from rules_db.games.plain import to_json
from rules_db.games.resummoned import actions as act
from rules_db.games.resummoned import prerequisites
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import Duel

PATIENCE = 6
"""How many effects resolve in a row, with passes alone between them, before anybody wonders."""

LONGEST = 60
"""How many steps a try-out takes at most."""

COUNTERS = ("clock", "rounds", "must", "chance", "used", "passes", "priority", "agenda", "choice", "turn")
"""What may differ each time that the duel comes round."""

_NUMBERS = re.compile(r'"(?:life_points|since|stay)": -?\d+')
"""What may differ within players, cards and targets."""

Apply = Callable[[Duel, act.Action], object]
Legal = Callable[[Duel], list[act.Action]]


def footprint(duel: Duel) -> str:
    """The life points, then the duel without what may grow in a loop: numbers, and what effects leave behind."""
    lives = " ".join(str(duel.players[name].life_points) for name in duel.seats)
    behind = sorted({(each.card, each.effect, each.op) for each in duel.lasting})
    blank = Duel([], {}, Chance(0))
    left = replace(duel, lasting=[], **{name: getattr(blank, name) for name in COUNTERS})
    return f"{lives}\n{behind} {_NUMBERS.sub('', to_json(left))}"


def is_back(here: str, earlier: Iterable[str]) -> bool:
    """Whether the duel has been here before; where life points run out, the loop is not endless."""
    lives, _, rest = here.partition("\n")
    for each in earlier:
        lives_then, _, rest_then = each.partition("\n")
        if rest == rest_then and all(int(a) >= int(b) for a, b in zip(lives.split(), lives_then.split(), strict=True)):
            return True
    return False


def note_round(duel: Duel, trace: Trace, apply: Apply, legal: Legal) -> None:
    """An effect is about to resolve after passes alone: see whether the duel has been here before."""
    if len(duel.rounds) < PATIENCE:
        duel.rounds.append("")
        return
    here = footprint(duel)
    if is_back(here, duel.rounds) and not duel.must:
        end_loop(duel, trace, lambda: who_can_end(duel, here, apply, legal))
    duel.rounds.append(here)


@book.rule("103.4.a")
def end_loop(duel: Duel, trace: Trace, find_able: Callable[[], set[str]]) -> None:
    """In a mandatory infinite loop all players lose at once, unless a player can end it, who then must."""
    able = find_able()
    if able:
        duel.must = next(name for name in duel.clockwise_from(duel.turn_player) if name in able)
    else:
        prerequisites.settle(duel, trace, [(name, "103.4.a") for name in duel.alive()])


def who_can_end(duel: Duel, here: str, apply: Apply, legal: Legal) -> set[str]:
    """The players who have a choice on the way round the loop that would end it."""
    able: set[str] = set()
    way = _restart(duel)
    for _ in range(LONGEST):
        offered = legal(way)
        if not offered:
            return able
        usual = _usual(offered)
        for other in offered:
            if other != usual and other.player not in able and not _goes_on(way, other, apply, legal):
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
    trial.rounds, trial.must = [], "nobody"
    return trial


def _usual(offered: list[act.Action]) -> act.Action:
    return next((each for each in offered if isinstance(each, act.Pass)), offered[0])


def _goes_on(duel: Duel, first: act.Action, apply: Apply, legal: Legal) -> bool:
    """Whether the duel still runs in a loop after an action, everybody passing from then on."""
    trial = _trial(duel)
    apply(trial, first)
    been: list[str] = []
    for _ in range(LONGEST):
        if trial.chain and trial.passes == 0 and trial.choice is None:
            if is_back(here := footprint(trial), been):
                return True
            been.append(here)
        offered = legal(trial)
        if not offered:
            return False
        apply(trial, _usual(offered))
    return False
