"""Section 4.4: Pulsar Star."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.rules.c1_setup.dealing import is_sector
from rules_db.games.singularity.rules.c4_reference_sheet.white_dwarf import keeps_off
from rules_db.games.singularity.state import SPACES, Galaxy


@book.rule("4.4.1", without=False)
def pulsar_moves() -> bool:
    """The top card of one sector moves to another."""
    return True


@book.rule("4.4.2", without=False)
def pulsar_leaves_the_choice_to_you() -> bool:
    """Both sectors are chosen freely."""
    return True


@book.rule("4.4.3", without=False)
def pulsar_has_the_sector_refilled() -> bool:
    """A sector that the move empties is refilled immediately."""
    return True


@book.rule("4.4.4", without=False)
def triggers_after_the_move() -> bool:
    """A “When Revealed” effect of a card that this refill brings in waits for the end of the move, and triggers."""
    return True


@book.rule("4.4.5")
def why_not_move_from(galaxy: Galaxy, space: int) -> Refusal | None:
    """A Pulsar Star cannot move a White Dwarf that locks its sector."""
    return book.refuse("4.4.5", sector=SPACES[space]) if keeps_off(galaxy, space) else None


@book.rule("4.4.6")
def why_not_move_to(galaxy: Galaxy, space: int) -> Refusal | None:
    """A Pulsar Star cannot put a card on top of such a White Dwarf."""
    return book.refuse("4.4.6", sector=SPACES[space]) if keeps_off(galaxy, space) else None


def why_not_take_from(galaxy: Galaxy, space: int) -> Refusal | None:
    """A card is taken from a sector that has one."""
    if not galaxy.stacks[space]:
        return book.refuse("4.4.1", empty=SPACES[space])
    return why_not_move_from(galaxy, space)


def why_not_put_on(galaxy: Galaxy, space: int) -> Refusal | None:
    """It is put where a sector is."""
    if not is_sector(galaxy, space):
        return book.refuse("4.4.1", gap=SPACES[space])
    return why_not_move_to(galaxy, space)
