"""Section 2.1: the loop."""

from rules_db.games.singularity.book import book

REFILL, RESOLVE = "refill", "resolve"


@book.rule("2.1.1", without=())
def what_follows_a_consumption() -> tuple[str, ...]:
    """A round goes on with the refill, and with what the card sets off."""
    return REFILL, RESOLVE


@book.rule("2.1.2", without=False)
def another_round_follows() -> bool:
    """Round follows round until the game is won or lost."""
    return True
