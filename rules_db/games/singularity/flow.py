"""From one choice of the player to the next: what waits is carried out, the innermost first."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.ending import settle
from rules_db.games.singularity.doing.refilling import refill_next
from rules_db.games.singularity.doing.resolving import resolve
from rules_db.games.singularity.doing.storms import next_in_chain
from rules_db.games.singularity.doing.waiting import let_lapse, next_effect
from rules_db.games.singularity.state import ACT, DEAL, OPEN, REFILL, Galaxy

_ANEW = (DEAL, OPEN, ACT)
"""The choices at which no effect is under way."""


def advance(galaxy: Galaxy, trace: Trace, asked: str) -> None:
    """Go on from an answer to what was asked until the player has to choose again, or the game is over.

    An effect with its refills and consumptions is complete before the next begins (2.2.5.R1). All of this follows from
    what the player has just done; in the middle of an effect only what belongs to the effect does.
    """
    if asked in _ANEW and trace.events:
        with trace.because(trace.events[0]):
            _carry_on(galaxy, trace)
            _begin_what_waits(galaxy, trace)
        return
    if asked == REFILL:
        _carry_on(galaxy, trace)
    else:
        _complete(galaxy, trace, 0)
    _begin_what_waits(galaxy, trace)


def _begin_what_waits(galaxy: Galaxy, trace: Trace) -> None:
    """One effect after the other; when none waits, the round is over."""
    while not galaxy.asks and not galaxy.outcome:
        if galaxy.waiting:
            let_lapse(galaxy, trace)
            first = len(trace.events)
            next_effect(galaxy, trace)
            _complete(galaxy, trace, first)
        else:
            settle(galaxy, trace)
            return


def _complete(galaxy: Galaxy, trace: Trace, first: int) -> None:
    """Carry on with an effect, as a consequence of the first event of it, where there is one."""
    if len(trace.events) > first:
        with trace.because(trace.events[first]):
            _carry_on(galaxy, trace)
    else:
        _carry_on(galaxy, trace)


def _carry_on(galaxy: Galaxy, trace: Trace) -> None:
    """Refills, what a consumed card sets off, and a chain of Storms."""
    while not galaxy.asks and not galaxy.outcome:
        if galaxy.resolving is not None and (galaxy.resolving.is_first or not galaxy.due):
            resolve(galaxy, trace)
        elif galaxy.due:
            refill_next(galaxy, trace)
        elif galaxy.chain:
            next_in_chain(galaxy, trace)
        else:
            return
