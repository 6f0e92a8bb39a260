"""The type line of a card as it is printed: 'Legendary Artifact Creature — Golem', 'artifact, Equipment'."""

from __future__ import annotations

import re

from rules_db.games.cgs.kinds import KINDS
from rules_db.games.cgs.table.cells import Plain, several

_DASH = re.compile(r"\s+[—–-]\s+")
_KNOWN = {each.casefold(): each for each in KINDS}
SUPERTYPES = ("Legendary", "Basic", "Snow", "World")
"""Words that stand before the card types on Magic cards."""
SUBTYPES = ("Equipment", "Aura", "Saga", "Vehicle", "Tuner", "Flip", "Toon", "Spirit", "Union", "Gemini")
"""Words that are no card types, and may stand beside one without a dash."""
_GROUPS = {each.casefold(): each for each in (*SUPERTYPES, *SUBTYPES)}


def read_types(plain: Plain, cell: str) -> None:
    """Enters the card types of a type line, and its other words as groups; a word that is neither stays a type."""
    before, *behind = _DASH.split(cell, maxsplit=1)
    types, groups = [], []
    for said in several(before):
        for each in _words(said):
            known = _GROUPS.get(each.casefold())
            if known is None:
                types.append(_KNOWN.get(each.casefold(), each))
            else:
                groups.append(known)
    for said in behind:
        groups += re.split(r"[\s,/]+", said.strip())
    plain["print"]["types"] = types
    add_groups(plain, groups)


def _words(said: str) -> list[str]:
    """A card type of several words as one, and others word by word where all of them are known."""
    if said.casefold() in _KNOWN:
        return [said]
    single = said.split()
    return single if all(each.casefold() in (*_KNOWN, *_GROUPS) for each in single) else [said]


def add_groups(plain: Plain, groups: list[str]) -> None:
    """Groups of the type line and of a column of their own are both meant."""
    known: list[str] = plain["print"].get("groups", [])
    if more := [each for each in groups if each not in known]:
        plain["print"]["groups"] = [*known, *more]
