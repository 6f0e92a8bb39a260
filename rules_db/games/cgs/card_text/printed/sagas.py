"""Chapters of a Saga as they are printed: one effect for each of the numbers that stand before it."""

from __future__ import annotations

import re

_REMINDER = re.compile(r"\(As this Saga enters[^()]*\)(?:\s|;)*")
_SEVERAL = re.compile(r"(?:^|(?<=[\n;])|(?<=; ))(?P<numbers>[IVX]+(?:, [IVX]+)+) ?[—–-] ?(?P<deed>[^\n;]*)")


def in_chapters(text: str) -> str:
    """The same text with each chapter on a line of its own."""
    return _SEVERAL.sub(_apart, _REMINDER.sub("", text))


def _apart(found: re.Match[str]) -> str:
    return "\n".join(f"{each} — {found['deed']}" for each in found["numbers"].split(", "))
