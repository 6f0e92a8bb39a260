"""Cards that win the game out of a hand, together with others that they name there."""

from __future__ import annotations

import re
from functools import cache

_NAME = r'"[^"]+"'
_WINS = re.compile(
    rf"If you have (?P<names>{_NAME}(?:(?:, and |, | and ){_NAME})*) in addition to this( card)? in your hand, "
    r"you win the (?:Duel|game|match)\.?",
    re.IGNORECASE,
)


@cache
def wins_with(text: str) -> frozenset[str]:
    """The names of the cards with which the card of a text wins; none for a card that says nothing of it."""
    found = _WINS.search(text)
    return frozenset(each.strip('"') for each in re.findall(_NAME, found["names"])) if found else frozenset()


def without_winning(text: str) -> str:
    """What else a text says."""
    return _WINS.sub("", text)
