"""Sections 3.5, 3.7 and 3.8: Moons in orbit, what they double, and what they shield."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import LARGE_PLANETS
from rules_db.games.singularity.rules.c1_setup.dealing import is_sector
from rules_db.games.singularity.state import NO_SPACE, SPACES, Galaxy


@book.rule("3.7.1", without=0)
def price_of_alignment() -> int:
    """To align a Moon with a Planet takes 1 GPP."""
    return 1


@book.rule("3.7.2")
def why_not_align_with(galaxy: Galaxy, planet: str) -> Refusal | None:
    """The Planet is visible in the Threshold: it lies face-up on top of a sector."""
    if galaxy.space_under(planet) == NO_SPACE:
        return book.refuse("3.7.2", planet=planet)
    return None


@book.rule("3.7.3", without=False)
def lies_across() -> bool:
    """The Moon is laid across the Planet, in the Planet's sector."""
    return True


@book.rule("3.7.4", without="")
def moon_in_orbit(galaxy: Galaxy, planet: str) -> str:
    """The Moon that lies with a Planet is aligned with it; '' for none."""
    return galaxy.moons.get(planet, "")


@book.rule("3.5.2", without=False)
def large_is_doubled(moon: str) -> bool:
    """A Large Planet with a Moon in orbit gives 6 GPP."""
    return bool(moon)


@book.rule("3.7.5", without=False)
def is_doubled(kind: str, moon: str) -> bool:
    """A Planet with an aligned Moon gives its GPP value twice."""
    return large_is_doubled(moon) if kind in LARGE_PLANETS else bool(moon)


@book.rule("3.8.1", without=False)
def is_shielded(galaxy: Galaxy, planet: str) -> bool:
    """A Moon that is aligned with a Planet is destroyed in its place."""
    return bool(moon_in_orbit(galaxy, planet))


@book.rule("3.8.2", without=False)
def planet_is_hit(galaxy: Galaxy, space: int, storm_space: int) -> bool:
    """A Storm in a sector adjacent to a Planet hits it."""
    return are_adjacent(galaxy, space, storm_space)


def are_adjacent(galaxy: Galaxy, space: int, other: int) -> bool:
    """Two sectors are adjacent whose spaces are neighbours in the circle; across a gap nothing is."""
    count = len(SPACES)
    return (space - other) % count in (1, count - 1) and is_sector(galaxy, space)
