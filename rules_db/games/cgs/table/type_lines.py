"""The type line of a card as it is printed: 'Legendary Artifact Creature — Golem', 'artifact, Equipment'."""

from __future__ import annotations

import re

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.kinds import KINDS, MONSTERS
from rules_db.games.cgs.rules.c6_common_properties.colors import WORDS
from rules_db.games.cgs.table.cells import SENSES, Plain, several

_DASH = re.compile(r"\s+[—–-]\s+")
_KNOWN = {each.casefold(): each for each in KINDS}
SUPERTYPES = ("Legendary", "Basic", "Special", "Snow", "World")
"""Words that stand before the card types on cards of Magic, and before Energy."""
SUBTYPES = ("Equipment", "Aura", "Saga", "Vehicle", "Tuner", "Flip", "Toon", "Spirit", "Union", "Gemini")
"""Words that are no card types, and may stand beside one without a dash."""
IMPLIED = {"Equipment": "artifact", "Vehicle": "artifact", "Aura": "enchantment", "Saga": "enchantment"}
"""The card type of a card of which only such a word is said."""
_GROUPS = {each.casefold(): each for each in (*SUPERTYPES, *SUBTYPES)}


ANY_MONSTER = "monster"
"""A monster of which is not said whether it has an effect."""
OTHERWISE = {
    ANY_MONSTER: ANY_MONSTER, "spell": "Normal Spell", "trap": "Normal Trap", "quick-play": "Quick-Play Spell",
    "pokemon": "Pokémon", "pokémon tool": "Tool", "uno": "Uno card", "property": "Property card",
    "wildcard": "Property Wildcard", "rent": "Rent card", "money": "Money Card", "action": "Action Card",
}  # fmt: skip
"""What card types are called besides, in small letters."""
_KNOWN |= OTHERWISE
TOKEN = "token"
_KINDS_OF_MONSTER = {each.removesuffix(" Monster").casefold(): each for each in MONSTERS}


def read_types(plain: Plain, cell: str) -> None:
    """Enters the card types of a type line, and its other words as groups; a word that is neither stays a type."""
    before, *behind = _DASH.split(_as_line(_without_stage(plain, cell)), maxsplit=1)
    if before.casefold() == "trainer" and behind:
        before, *behind = behind
    types, groups = [], []
    for said in several(before):
        for each in _words(said):
            group = _GROUPS.get(each.casefold())
            if each.casefold() == TOKEN:
                plain["state"]["is_token"] = True
            elif group is None:
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


def _without_stage(plain: Plain, cell: str) -> str:
    """'Stage 1 Fire Pokémon' is a Pokémon, and says its Stage and its Type besides."""
    found = _STAGED.fullmatch(cell)
    color = found["color"].title() if found is not None and found["color"] else ""
    if found is None or (color and color not in WORDS):
        return cell
    plain["print"].setdefault("rank", found["stage"].capitalize())
    if color:
        plain["print"].setdefault("colors", [color])
    return "Pokémon"


_STAGED = re.compile(r"(?P<stage>Basic|Stage \d)(?: (?P<color>\w+))? Pok[eé]mon", re.IGNORECASE)


def _as_line(cell: str) -> str:
    """'[Warrior/Tuner/Effect]' and 'Fusion/Effect Monster' of Yu-Gi-Oh! as a type line with a dash; others as they are.

    Of the kinds of monster that are named the first is told: that one has an effect its text says (10.8.6).
    """
    said = cell.removeprefix("[").removesuffix("]")
    words = [each.strip() for each in said.removesuffix(" Monster").split("/")]
    kinds = [_KINDS_OF_MONSTER[each.casefold()] for each in words if each.casefold() in _KINDS_OF_MONSTER]
    if len(words) < 2 or not kinds:
        return cell
    others = [each for each in words if each.casefold() not in _KINDS_OF_MONSTER]
    return " — ".join(filter(None, (kinds[0], "/".join(others))))


def _say_which_monster(plain: Plain) -> None:
    """A monster with a text is an Effect Monster, and one without a text a Normal Monster."""
    types = plain["print"].get("types", [])
    if ANY_MONSTER in types:
        which = "Effect Monster" if plain["print"].get("text") else "Normal Monster"
        plain["print"]["types"] = [which if each == ANY_MONSTER else each for each in types]


SENSES.append(_say_which_monster)


def _example(group: str) -> str:
    """A type line in which a word stands where it belongs."""
    return f"{group} creature" if group in SUPERTYPES else f"Effect Monster — {group}"


def known(word: str) -> str:
    """A word of a type line as it is written here: 'legendary' is 'Legendary'."""
    return _GROUPS.get(word.casefold(), word)


def _words(said: str) -> list[str]:
    """A card type of several words as one, behind others that are known; 'card' behind them says nothing."""
    said = said if said.casefold() in _KNOWN else re.sub(" card$", "", said, flags=re.IGNORECASE)
    if said.casefold() in _KNOWN:
        return [said]
    first, _, rest = said.partition(" ")
    if first.casefold() not in (*_KNOWN, *_GROUPS, TOKEN):
        return [said]
    return [first, *(_words(rest) if rest else [])]


def add_groups(plain: Plain, groups: list[str]) -> None:
    """Groups of the type line and of a column of their own are both meant."""
    known: list[str] = plain["print"].get("groups", [])
    if more := [each for each in groups if each not in known]:
        plain["print"]["groups"] = [*known, *more]
