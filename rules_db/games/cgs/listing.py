"""How an item in the Queue keeps several cards: one on each line, as a name may hold commas, and slashes."""

from __future__ import annotations

from collections.abc import Iterable


def kept(lines: Iterable[str]) -> str:
    """Cards in one text; each may have something else behind its name, parted by a slash."""
    return "\n".join(lines)


def names_in(text: str) -> list[str]:
    """The cards of such a text."""
    return text.split("\n") if text else []


def pairs_in(text: str) -> list[tuple[str, str]]:
    """The cards of such a text, each with what is kept of it."""
    parted = (each.rpartition("/") for each in names_in(text))
    return [(name, what) for name, _, what in parted]
