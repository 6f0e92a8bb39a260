"""Section 4.8: Binary Star."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.rules.c3_gravity.alignment import are_adjacent
from rules_db.games.singularity.rules.c4_reference_sheet.white_dwarf import keeps_off
from rules_db.games.singularity.state import NO_SPACE, SPACES, Galaxy


@book.rule("4.8.1", without=False)
def binary_star_takes() -> bool:
    """The top card of an adjacent sector is consumed, for 0 GPP."""
    return True


@book.rule("4.8.2", without=False)
def binary_star_gains() -> bool:
    """If that card is a Planet, it gives its GPP."""
    return True


@book.rule("4.8.3", without=False)
def binary_star_triggers() -> bool:
    """If that card is a Star, its effect triggers as well."""
    return True


@book.rule("4.8.4")
def why_not_take_a_white_dwarf(galaxy: Galaxy, space: int) -> Refusal | None:
    """A Binary Star cannot consume a White Dwarf that locks its sector."""
    return book.refuse("4.8.4", sector=SPACES[space]) if keeps_off(galaxy, space) else None


def why_not_take(galaxy: Galaxy, space: int, star_space: int) -> Refusal | None:
    """The card is the top card of a sector beside the Binary Star."""
    if star_space == NO_SPACE or not galaxy.stacks[space] or not are_adjacent(galaxy, space, star_space):
        return book.refuse("4.8.1", sector=SPACES[space])
    return why_not_take_a_white_dwarf(galaxy, space)


@book.rule("4.8.5", without=False)
def cannot_be_triggered(galaxy: Galaxy, space: int) -> bool:
    """The effect cannot be triggered if no adjacent sector remains from which a card can be taken."""
    return all(why_not_take(galaxy, each, space) is not None for each in range(len(SPACES)))
