"""What players call columns and zones besides, and the cells that say nothing: rows as they are understood here."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.words import PLACES, Zone

COLUMNS = {
    **dict.fromkeys(
        ("effect", "text", "card text", "rules text", "oracle text", "description", "keyword", "keywords", "ability",
         "abilities", "attack", "attacks", "move", "moves"), "effects"),
    **dict.fromkeys(
        ("groups", "subtype", "subtypes", "creature type", "creature types", "monster type", "monster types", "race"),
        "group"),
    **dict.fromkeys(("colour", "colours", "colors", "attribute", "attributes", "energy type", "pokémon type"), "color"),
    **dict.fromkeys(("card type", "types", "type line"), "type"),
    **dict.fromkeys(("level", "link rating", "link"), "Level"),
    **dict.fromkeys(("attached to", "equipped to"), "on"),
    **dict.fromkeys(("condition", "special condition", "special conditions"), "conditions"),
    **dict.fromkeys(("summoning sick", "summoning sickness"), "sick"),
    **dict.fromkeys(("quantity", "number", "amount"), "copies"),
    "supertype": "supertypes", "mana cost": "cost", "hp": "HP", "atk": "ATK", "def": "DEF", "stage": "Stage",
    "battle position": "position", "retreat cost": "retreat", "damage counters": "damage", "counter": "counters",
    "owned by": "owner", "face down": "face-down",
}  # fmt: skip
"""What a column is called besides, in small letters."""

_PAIRS = {
    "p/t": ("power", "toughness"),
    "power/toughness": ("power", "toughness"),
    "atk/def": ("ATK", "DEF"),
}
"""Columns that say two numbers at once, as '2/2'."""

_JOINED = {"effects": "\n", "group": ", "}
"""What stands between what several columns say of the same: keywords and a text, Abilities and attacks."""

_NOTHING = ("-", "–", "—")
"""Cells that say no more than an empty one."""

ZONES = {
    **dict.fromkeys(("graveyard", "GY"), Zone.DISCARD),
    **dict.fromkeys(("deck", "library"), Zone.MAIN_DECK),
    "bank": Zone.BANK,
    **dict.fromkeys(("exile", "exile zone", "Lost Zone"), Zone.EXILE),
    **dict.fromkeys(("Active Spot", "Extra Monster Zone"), Zone.EXTRA_SUMMON),
    **dict.fromkeys(("Bench", "Main Monster Zone", "Monster Zone"), Zone.SUMMON),
    **dict.fromkeys(("Spell & Trap Zone", "Spell and Trap Zone"), Zone.BACKROW),
}
"""What the games call zones of a player (6.1.2)."""

_ZONES = {each.casefold(): zone for each, zone in ZONES.items()} | {"active": Zone.EXTRA_SUMMON}


def known_column(name: str) -> str:
    """A column as it is called here, however its name is written."""
    return COLUMNS.get(name.lower(), name.lower())


def in_own_words(row: Mapping[str, str]) -> dict[str, str]:
    """A row with the columns as they are called here, and without the cells that say nothing.

    The Type of a Pokémon that stands beside its card type is its color (6.2).
    """
    told: dict[str, str] = {}
    for name, cell in row.items():
        column, said = known_column(name), "" if cell in _NOTHING else cell
        if name == "Type" and "type" in row:
            column = "color"
        if name.lower() in _PAIRS:
            told |= _in_two(name, said)
        elif told.get(column) and said and column in _JOINED:
            told[column] += _JOINED[column] + said
        elif said or column not in told:
            told[column] = said
    if "name" in told:
        told.setdefault("card", told["name"])
    return told


def _in_two(name: str, cell: str) -> dict[str, str]:
    """Raises BadSetup where a cell does not say two numbers."""
    numbers = [each.strip() for each in cell.split("/")] if cell else ["", ""]
    if len(numbers) != 2:
        raise BadSetup(f"column {name}: {cell!r} is not two numbers (write both, as in '2/2')")
    return dict(zip(_PAIRS[name.lower()], numbers, strict=True))


def zone_of_player(cell: str) -> str:
    """A zone as it is called here, with the number of its place if one is told: 'Bench 2'."""
    found = re.fullmatch(r"(.+?)( \d)?", cell)
    zone = _ZONES.get(found[1].casefold()) if found is not None else None
    if found is None or zone is None:
        return cell
    return str(zone) + (found[2] or "" if zone in PLACES else "")
