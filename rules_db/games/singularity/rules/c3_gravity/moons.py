"""Section 3.6: Moons that are consumed alone."""

from rules_db.games.singularity.book import book


@book.rule("3.6.1", without=False)
def moon_goes_to_the_singularity() -> bool:
    """A Moon goes to the Singularity as any consumed card does."""
    return True


@book.rule("3.6.2", without=1)
def points_of_a_moon() -> int:
    """A Moon consumed alone gives 0 GPP."""
    return 0


@book.rule("3.6.3", without=1)
def cost_of_a_moon() -> int:
    """Nor does a Moon consumed alone lower the GPP."""
    return 0
