"""Rules 16.8.16.c and 16.8.17: which of two poker hands of the same kind is higher."""

from __future__ import annotations

from rules_db.games.cgs.book import book


@book.rule("16.8.16.c", without=False)
def low_ace_counts_as_one() -> bool:
    """An Ace used as rank 1 is rank 1 also when Straights are compared."""
    return True


@book.rule("16.8.17", without=False)
def ranks_decide() -> bool:
    """Of two hands of the same kind the first difference between their ranks decides."""
    return True


@book.rule("16.8.17.a", without=False)
def kind_comes_first() -> bool:
    """The cards that make up the kind are compared first, of two groups of equal size the higher one."""
    return True


@book.rule("16.8.17.b", without=False)
def kickers_decide() -> bool:
    """After the cards that make up the kind the remaining ones are compared, the highest first."""
    return True


@book.rule("16.8.17.c", without=False)
def lacking_is_lower() -> bool:
    """A card that the other hand lacks is higher than none."""
    return True


@book.rule("16.8.17.d", without=())
def ranks_above_numbers() -> tuple[str, ...]:
    """The ranks that stand above all numbers, from low to high."""
    return ("Jack", "Queen", "King", "Ace")
