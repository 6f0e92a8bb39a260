"""Exact numbers, kept in states as text: '3', '1/2'."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache


@lru_cache(maxsize=4096)
def exact(text: str) -> Fraction:
    """The number that a text means; '' and signs such as '?' mean 0 (7.1.1.a.R1)."""
    try:
        return Fraction(text)
    except ValueError:
        return Fraction(0)


def told(number: Fraction | int) -> str:
    """A number as text, for states and events: '3', '5/2'."""
    return str(number)


def told_in_a_row(numbers: Iterable[Fraction]) -> str:
    """Several numbers as one text: '3 5/2'."""
    return " ".join(map(told, numbers))


def in_a_row(text: str) -> tuple[Fraction, ...]:
    """The numbers of such a text."""
    return tuple(map(exact, text.split()))
