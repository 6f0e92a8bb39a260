"""From one choice of the player to the next: what waits is carried out, the innermost first."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.ending import settle
from rules_db.games.singularity.doing.refilling import refill_next
from rules_db.games.singularity.doing.resolving import resolve
from rules_db.games.singularity.doing.storms import next_in_chain
from rules_db.games.singularity.doing.waiting import next_effect
from rules_db.games.singularity.state import Galaxy


def advance(galaxy: Galaxy, trace: Trace) -> None:
    """Go on until the player has to choose, or the game is over.

    An effect with its refills and consumptions is complete before the next begins (2.2.5.R1).
    """
    while not galaxy.asks and not galaxy.outcome:
        if galaxy.resolving is not None and (galaxy.resolving.is_first or not galaxy.due):
            resolve(galaxy, trace)
        elif galaxy.due:
            refill_next(galaxy, trace)
        elif galaxy.chain:
            next_in_chain(galaxy, trace)
        elif galaxy.waiting:
            next_effect(galaxy, trace)
        else:
            settle(galaxy, trace)
            return
