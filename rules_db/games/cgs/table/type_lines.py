"""The type line of a card as it is printed: 'Legendary Artifact Creature — Golem', 'artifact, Equipment'."""

from __future__ import annotations

import re

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.kinds import KINDS
from rules_db.games.cgs.table.cells import Plain, several

_DASH = re.compile(r"\s+[—–-]\s+")
_KNOWN = {each.casefold(): each for each in KINDS}
SUPERTYPES = ("Legendary", "Basic", "Special", "Snow", "World")
"""Words that stand before the card types on cards of Magic, and before Energy."""
SUBTYPES = ("Equipment", "Aura", "Saga", "Vehicle", "Tuner", "Flip", "Toon", "Spirit", "Union", "Gemini")
"""Words that are no card types, and may stand beside one without a dash."""
IMPLIED = {"Equipment": "artifact", "Vehicle": "artifact", "Aura": "enchantment", "Saga": "enchantment"}
"""The card type of a card of which only such a word is said."""
_GROUPS = {each.casefold(): each for each in (*SUPERTYPES, *SUBTYPES)}


def read_types(plain: Plain, cell: str) -> None:
    """Enters the card types of a type line, and its other words as groups; a word that is neither stays a type."""
    before, *behind = _DASH.split(cell, maxsplit=1)
    types, groups = [], []
    for said in several(before):
        for each in _words(said):
            group = _GROUPS.get(each.casefold())
            if group is None:
                types.append(_KNOWN.get(each.casefold(), each))
            else:
                groups.append(group)
    for said in behind:
        groups += re.split(r"[\s,/]+", said.strip())
    types = types or list(dict.fromkeys(IMPLIED[each] for each in groups if each in IMPLIED))
    if not types:
        raise BadSetup(f"{cell!r} names no card type (write one with it, as in {_example(groups[0])!r})")
    plain["print"]["types"] = types
    add_groups(plain, groups)


def _example(group: str) -> str:
    """A type line in which a word stands where it belongs."""
    return f"{group} creature" if group in SUPERTYPES else f"Effect Monster — {group}"


def known(word: str) -> str:
    """A word of a type line as it is written here: 'legendary' is 'Legendary'."""
    return _GROUPS.get(word.casefold(), word)


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
