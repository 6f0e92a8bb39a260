"""Section 2.4: refilling."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.rules.c4_reference_sheet.nebula import is_cut_off
from rules_db.games.singularity.state import Galaxy


@book.rule("2.4.1", without=False)
def is_to_be_refilled(galaxy: Galaxy, space: int) -> bool:
    """A sector that has lost its last card gets the top card of Distant Space at once."""
    return not galaxy.stacks[space]


@book.rule("2.4.2", without=True)
def arrives_face_up(galaxy: Galaxy, card: str) -> bool:
    """A refilling card stays face-up or face-down, as it lay in Distant Space."""
    return card in galaxy.up


@book.rule("2.4.3", without=False)
def is_refill_prevented(galaxy: Galaxy) -> bool:
    """A refill is subject to 4.13.1."""
    return is_cut_off(galaxy)
