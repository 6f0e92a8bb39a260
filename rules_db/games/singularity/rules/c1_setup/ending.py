"""Sections 1.6 and 1.7: winning and losing."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.state import Galaxy


@book.rule("1.6.1", without=False)
def is_won(galaxy: Galaxy) -> bool:
    """You win once no card is left in the Threshold or in Distant Space."""
    if galaxy.distant or any(galaxy.stacks):
        return False
    return is_cleared_in_any_way() or len(galaxy.consumed) == len(galaxy.singularity)


@book.rule("1.6.2", without=False)
def is_cleared_in_any_way() -> bool:
    """It does not matter whether a card was consumed, destroyed or moved."""
    return True


@book.rule("1.7.1", without=False)
def is_stuck(can_go_on: bool) -> bool:
    """You lose if nothing is left that you could reveal, consume or align."""
    return not can_go_on


@book.rule("1.7.2", without=False)
def collapses(galaxy: Galaxy) -> bool:
    """The Threshold collapses when a third Dark Rift token is due."""
    return len(galaxy.tokens) >= 2
