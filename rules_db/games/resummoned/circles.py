"""Continuous effects that ask in a circle for what they change (104.2.R1)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cache, lru_cache

from rules_db.games.resummoned.card_text.model import Changed
from rules_db.games.resummoned.card_text.reading import asked_for, standing_steps


@lru_cache(maxsize=4096)
def in_circles(texts: tuple[str, ...]) -> frozenset[tuple[str, str]]:
    """Which texts change which property as part of a circle, where cards with these texts are in force together."""
    changes = [(text, *change) for text in texts for change in _changes(text).items()]
    asked: dict[str, set[str]] = {}
    for _, property_, by in changes:
        asked.setdefault(property_, set()).update(by)
    return frozenset((text, property_) for text, property_, by in changes if property_ in _leads_to(by, asked))


@cache
def _changes(text: str) -> dict[str, frozenset[str]]:
    """The properties that the continuous effects of a text change, and those that they ask for to do so."""
    found: dict[str, frozenset[str]] = {}
    for steps in standing_steps(text).values():
        for step in (step for _, step in steps if isinstance(step, Changed)):
            found[step.changes] = found.get(step.changes, frozenset()) | asked_for(step)
    return found


def _leads_to(properties: Set[str], asked: Mapping[str, Set[str]]) -> set[str]:
    """These properties, and all on which their values depend."""
    found: set[str] = set()
    left = set(properties)
    while left:
        found |= left
        left = {each for property_ in left for each in asked.get(property_, ())} - found
    return found
