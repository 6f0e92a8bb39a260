"""Section 5.3: Darkness Denied."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.state import WON, Galaxy


@book.rule("5.3.1", without=True)
def is_the_game_won(galaxy: Galaxy) -> bool:
    """The game must be won."""
    return galaxy.outcome == WON


@book.rule("5.3.2", without=False)
def is_one_too_many(galaxy: Galaxy) -> bool:
    """No third Dark Matter card may be triggered."""
    return galaxy.dark_matter >= 3
