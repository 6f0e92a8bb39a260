"""Sections 4.13 and 4.14: Gravity Well Nebulae and Dark Rift tokens."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import NEBULA
from rules_db.games.singularity.rules.c1_setup.dealing import active_card
from rules_db.games.singularity.state import Galaxy


@book.rule("4.13.1", without=False)
def is_cut_off(galaxy: Galaxy) -> bool:
    """Distant Space refills no sector while a Nebula lies face-up on top of one."""
    kinds = galaxy.kinds
    for space, stack in enumerate(galaxy.stacks):
        if stack and kinds[stack[-1]] == NEBULA and active_card(galaxy, space):
            return True
    return False


@book.rule("4.13.2", without=())
def spaces_to_make_up_for(galaxy: Galaxy) -> list[int]:
    """Once the last Nebula is gone, every sector that holds a Dark Rift token is refilled."""
    return galaxy.tokens if galaxy.tokens and not is_cut_off(galaxy) else []


@book.rule("4.14.1", without=False)
def gets_a_token() -> bool:
    """A sector whose refill is prevented gets a Dark Rift token instead."""
    return True
