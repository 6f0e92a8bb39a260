"""Intervals that hold the true value in 95 of 100 studies.

Shares have Wilson's interval (E. B. Wilson, 1927), which is right for few games and for shares near nothing or all.
Means have the normal one.
"""

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""How many standard deviations to either side hold 95 % of a normal distribution."""

METHOD = "95 %: Wilson's interval for shares, the normal one for means"


class Interval(NamedTuple):
    """An estimate, and the bounds between which the true value lies."""

    value: float
    low: float
    high: float


def share(count: int, games: int) -> Interval:
    """How many of the games, from 0 to 1; all that could be where there are no games."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    part = count / games
    middle = (part + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(part * (1 - part) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: int, squares: int, games: int) -> Interval:
    """The mean of whole numbers by their sum and the sum of their squares; needs a game at least."""
    middle = total / games
    spread = max(0, games * squares - total * total)
    half = Z * sqrt(spread / games / max(1, games - 1) / games) if games > 1 else 0.0
    return Interval(middle, middle - half, middle + half)
