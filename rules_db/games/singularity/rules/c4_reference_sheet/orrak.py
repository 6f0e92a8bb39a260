"""Section 4.2: Orrak."""

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import LARGE


@book.rule("4.2.1", without="")
def orrak_size() -> str:
    """Orrak is a Large Planet."""
    return LARGE


@book.rule("4.2.2", without=0)
def orrak_bonus() -> int:
    """Its special effect gives 2 GPP more."""
    return 2


@book.rule("4.2.4", without=False)
def orrak_keeps_to_the_maximum() -> bool:
    """That gain is subject to the maximum, too."""
    return True
