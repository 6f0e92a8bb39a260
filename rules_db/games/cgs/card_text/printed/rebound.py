"""Rebound of Magic: a spell that was cast from the hand is exiled, and may be cast once more in the next upkeep."""

from __future__ import annotations

import re

_REBOUND = re.compile(r"(?:^|(?<=[;\n])|(?<=\. )|(?<=; ))[Rr]ebound(?: ?\([^()]*\))?(?:\.|;)?\s*(?=$|[\nA-Z;])")
_FROM_HAND = "If this spell was cast from your hand"


def rebounding(text: str) -> str:
    """A text with rebound as it can be read; one that does nothing as it is played keeps the word."""
    found = _REBOUND.search(text)
    before, after = (text[: found.start()].rstrip(" ;\n"), text[found.end() :].lstrip(" ;\n")) if found else ("", "")
    first, others = (before, after) if before else (after, "")
    if not first:
        return text
    later = "at the beginning of your next upkeep, you may cast this card without paying its mana cost"
    said = f"{first.removesuffix('.')}. {_FROM_HAND}, exile this. {_FROM_HAND}, {later}"
    return f"{said}\n{others}" if others else said
