"""A Moon is laid across a Planet."""

from rules_db.engine.trace import Trace
from rules_db.games.singularity.doing.consuming import pay
from rules_db.games.singularity.doing.refilling import note_emptied
from rules_db.games.singularity.rules.c3_gravity.alignment import lies_across, price_of_alignment
from rules_db.games.singularity.state import Galaxy


def align(galaxy: Galaxy, trace: Trace, moon: str, planet: str) -> None:
    galaxy.answered()
    space = galaxy.space_under(moon)
    with trace.because(trace.emit("aligned", "3.7.3", galaxy.player, card=moon, planet=planet)):
        pay(galaxy, trace, price_of_alignment(), "3.7.1")
        del galaxy.stacks[space][-1]
        if lies_across():
            galaxy.moons[planet] = moon
        note_emptied(galaxy, (space,))
