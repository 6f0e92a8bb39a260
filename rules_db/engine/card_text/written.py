"""How a text may be written besides the way of the tables: capital letters, full stops, typographic signs.

Each sign stands for one sign, so that a place in the text stays the same place.
"""

from __future__ import annotations

import re

_SIGNS = str.maketrans({"\u201c": '"', "\u201d": '"', "\u2212": "-", "\u2013": "-", "\u00a0": " "})

_APOSTROPHES = str.maketrans({"\u2019": "'", "\u2018": "'"})

_BEFORE = (". ", "; ", ";", ": ", "}, ", "— ", "—", " - ", "• ")
"""What stands before the beginning of a sentence, or before a cost in words that follows one in symbols.

A dash stands behind a word that a card puts in front of its ability.
"""


_PLACES = re.compile(
    r"(?P<quoted>\"[^\"]*\")|\b(?P<whose>your|their|the|(?:opponent|owner|player)s?['\u2019]s?) "
    r"(?P<place>Graveyard|Hand)\b(?! [A-Z])"
)
"""What old cards write with a capital, where it is no part of a name."""


def spelled(text: str) -> str:
    """The text with plain quotes, minus signs and blanks, and small places; apostrophes stay, since names have them."""
    return _PLACES.sub(
        lambda found: found["quoted"] or f"{found['whose']} {found['place'].lower()}", text.translate(_SIGNS)
    )


def plain(text: str) -> str:
    """The same with plain apostrophes, as the words of all tables have them."""
    return text.translate(_APOSTROPHES)


def begins(text: str, at: int) -> bool:
    """Whether a sentence begins at a place, so that a capital letter may."""
    return at == 0 or text.endswith(_BEFORE, 0, at)


def unstopped(text: str) -> str:
    """The text without the full stop at its end."""
    return text.removesuffix(".")


FIRST_WORDS = (
    "A", "All", "An", "Another", "Any", "Cards?", "Each", "Equipped", "Every", "Host", "It", "One", "Opponent", "Other",
    "Target", "That", "The", "Their", "They", "This", "Those", "Two", "Up", "You", "Your",
)  # fmt: skip
"""Words with which sentences begin, as in a pattern: no name of a type, however they are written."""
