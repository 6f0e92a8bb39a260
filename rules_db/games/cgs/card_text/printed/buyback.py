"""Buyback of Magic: a further cost that may be paid, for which the spell returns to the hand as it resolves."""

from __future__ import annotations

import re

_BUYBACK = re.compile(
    r"(?:^|(?<=[;\n])|(?<=\. )|(?<=; ))[Bb]uyback"
    r"(?P<cost> \{[^.;\n(]+|[ ]?[—–-] ?[^.;\n(]+?)(?: ?\([^()]*\))?(?:\.|;)?\s*(?=$|[\nA-Z;])"
)


def bought_back(text: str) -> str:
    """A text with buyback as it can be read; one that does nothing as it is played keeps the word."""
    found = _BUYBACK.search(text)
    rest = f"{text[: found.start()]}{text[found.end() :]}".strip(" ;\n").removesuffix(".") if found else ""
    if found is None or not rest:
        return text
    return f"Kicker{found['cost'].rstrip()}\n{rest}. If this was kicked, return this to its owner's hand"
