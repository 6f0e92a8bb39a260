"""What a card says of the one that it is attached to: 'Equip only to a Warrior monster. It gains 700 ATK.'"""

from __future__ import annotations

import re

_EQUIPS = re.compile(r"[Ee]quip only to [^.;]+")
_IT = re.compile(r"(?P<before>[.;] |, and |, also |, but )[Ii]t(?= (?:gains|loses|can|cannot|can't|is|has|inflicts)\b)")
_STARTS = re.compile(r"[.;] (?!It\b)|:")


def naming_host(text: str) -> str:
    """The text of a card in which 'it' of the sentences right behind 'equip only to …' names what the card equips."""
    found = _EQUIPS.search(text)
    if found is None:
        return text
    other = _STARTS.search(text, found.end())
    end = other.start() if other else len(text)
    said = _IT.sub(r"\g<before>the equipped monster", text[found.end() : end])
    return text[: found.end()] + said + text[end:]
