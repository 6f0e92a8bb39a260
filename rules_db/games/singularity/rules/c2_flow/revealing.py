"""Section 2.2: revealing."""

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.state import SPACES, Galaxy


@book.rule("2.2.1")
def why_not_consume_yet(galaxy: Galaxy) -> Refusal | None:
    """No card is consumed unless each sector has a face-up top card."""
    for space in galaxy.tokens:
        if not stands_open(galaxy, space):
            return book.refuse("2.2.1", sector=SPACES[space])
    up = galaxy.up
    for stack in galaxy.stacks:
        if stack and stack[-1] not in up:
            return book.refuse("2.2.1", sector=SPACES[galaxy.stacks.index(stack)])
    return None


@book.rule("2.2.2", without=False)
def stands_open(galaxy: Galaxy, space: int) -> bool:
    """A sector with nothing but a Dark Rift token does not stand in the way."""
    return not galaxy.stacks[space]


@book.rule("2.2.3", without=())
def spaces_to_reveal(galaxy: Galaxy) -> Sequence[int]:
    """Top cards that lie face-down are to be revealed before another card is consumed."""
    up = galaxy.up
    return [space for space, stack in enumerate(galaxy.stacks) if stack and stack[-1] not in up]


@book.rule("2.2.4", without=False)
def are_revealed_together() -> bool:
    """Several top cards that lie face-down are revealed at the same time."""
    return True


@book.rule("2.2.5", without=False)
def chooses_the_order(count: int) -> bool:
    """The player chooses the order of several effects, and of several refills."""
    return count > 1
