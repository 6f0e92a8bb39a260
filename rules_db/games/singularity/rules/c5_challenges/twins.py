"""Section 5.2: Save the Twins."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import TWINS
from rules_db.games.singularity.state import WON, Galaxy


@book.rule("5.2.1")
def tracker_with_the_twins() -> int | None:
    """The challenge begins with 4 GPP; None for the standard start."""
    return 4


@book.rule("5.2.2", without=True)
def is_the_galaxy_consumed(galaxy: Galaxy) -> bool:
    """The aim is still to consume the galaxy."""
    return galaxy.outcome == WON


@book.rule("5.2.3", without=True)
def are_the_twins_last(galaxy: Galaxy) -> bool:
    """Gavbek and Linkbek are the last two cards that are consumed."""
    last = tuple(galaxy.kinds[card] for card in galaxy.consumed[-2:])
    orders = (TWINS, TWINS[::-1]) if either_may_come_first() else (TWINS,)
    return last in orders


@book.rule("5.2.4", without=False)
def either_may_come_first() -> bool:
    """It makes no difference which of the two comes first."""
    return True
