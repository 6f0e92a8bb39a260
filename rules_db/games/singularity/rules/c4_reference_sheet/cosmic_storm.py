"""Section 4.12: Cosmic Storm."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import MOON, PLANETS
from rules_db.games.singularity.rules.c1_setup.dealing import active_card
from rules_db.games.singularity.rules.c3_gravity.alignment import are_adjacent, planet_is_hit
from rules_db.games.singularity.state import SPACES, Galaxy


@book.rule("4.12.1", without=())
def spaces_hit(galaxy: Galaxy, storm_space: int) -> list[int]:
    """Planets and Moons in the sectors adjacent to the Storm are destroyed, if they lie face-up on top."""
    return [space for space in range(len(SPACES)) if _is_hit(galaxy, space, storm_space)]


@book.rule("4.12.2", without=False)
def destroyed_go_to_the_singularity() -> bool:
    """Destroyed cards are moved to the Singularity."""
    return True


@book.rule("4.12.3", without=False)
def destroyed_give_nothing() -> bool:
    """Destroyed cards give no GPP."""
    return True


@book.rule("4.12.4", without=())
def storms_in_chain(storms: list[str]) -> list[str]:
    """Every other Storm that lay face-up already goes off after it."""
    return storms


@book.rule("4.12.5")
def price_on_the_spot() -> int | None:
    """A Storm that is revealed may be consumed right then for 2 GPP; None where it may not."""
    return 2


@book.rule("4.12.6", without=False)
def is_cancelled() -> bool:
    """If that is paid, the Storm destroys nothing."""
    return True


def _is_hit(galaxy: Galaxy, space: int, storm_space: int) -> bool:
    card = active_card(galaxy, space)
    kind = galaxy.kinds[card] if card else ""
    if kind in PLANETS:
        return planet_is_hit(galaxy, space, storm_space)
    return kind == MOON and are_adjacent(galaxy, space, storm_space)
