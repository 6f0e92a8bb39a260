"""Phrases of cards as patterns, each with how it is said here: one after another, in the order of a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Phrases = Mapping[str, str | Callable[[re.Match[str]], str]]
"""What cards say, each with how it is said here, or what finds that out."""


def reworder(phrases: Phrases) -> Callable[[str], str]:
    """What puts a text into the words in which it can be read."""
    patterns = [(re.compile(said), meaning) for said, meaning in phrases.items()]

    def reworded(text: str) -> str:
        for said, meaning in patterns:
            text = said.sub(meaning, text)
        return text

    return reworded
