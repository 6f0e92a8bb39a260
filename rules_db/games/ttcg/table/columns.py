"""What the cells of a table say of a card: what is printed on it, and how it lies on the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Row
from rules_db.games.ttcg.state import MAGIC

PRINTED = ("card", "name", "type", "level", "attack", "defense", "sub-types", "effects")
LYING = ("facing", "tapped", "under", "host", "active", "set", "attacked")
COLUMNS = (*PRINTED, *LYING, "owner", "copies")
OTHER_WORDS = {"sub-type": "sub-types", "effect": "effects"}
"""Columns and properties that are understood too, and what everything else calls them."""

TAPPED = {"no": "", "yes": "before", "this turn": "now"}
"""How the column `tapped` says since when a card lies sideways."""


def read_row(row: Row) -> dict[str, str]:
    """What a row says, by column; raises BadSetup for a column that there is none of."""
    said = {}
    for column, cell in row.items():
        name = OTHER_WORDS.get(column, column)
        if name not in COLUMNS:
            raise BadSetup(f"column {column!r}: there is none of that name (there are: {', '.join(COLUMNS)})")
        if name != column and name in row:
            raise BadSetup(f"columns {column!r} and {name!r} say the same (keep {name!r})")
        if cell:
            said[name] = cell
    if "card" not in said:
        raise BadSetup("a row of cards needs a column `card` with what the players call it")
    return said


def print_row(said: Mapping[str, str]) -> dict[str, Any]:
    """What is printed; a card without a type is an Earth creature of level 1."""
    type_ = said.get("type", "Earth")
    plain: dict[str, Any] = {"name": said.get("name", said["card"]), "type": type_}
    if type_ == MAGIC:
        require_none(said, ("level", "attack", "defense"), "of the magic type")
    plain |= {column: number(said, column) for column in ("level", "attack", "defense") if column in said}
    if plain.get("level", 1) < 1:
        raise BadSetup(f"column level: {said['card']} has a star at least (write 1 or more)")
    if "sub-types" in said:
        plain["sub_types"] = said["sub-types"].split(", ")
    if "effects" in said:
        plain["effects"] = said["effects"]
    return plain


def number(said: Mapping[str, str], column: str) -> int:
    try:
        value = int(said[column])
    except ValueError:
        raise BadSetup(f"column {column}: {said[column]!r} is no whole number (write digits)") from None
    if value < 0:
        raise BadSetup(f"column {column}: {value} is below 0 (no card has less than 0)")
    return value


def lie(said: Mapping[str, str]) -> dict[str, Any]:
    """How a card lies on the field: face-up and upright unless the row says otherwise."""
    plain: dict[str, Any] = {"zone": "field"}
    if "under" in said:
        require_none(said, [each for each in LYING if each not in ("under", "tapped", "active")], "under another")
        plain["under"] = said["under"]
    plain["face_down"] = one_of(said.get("facing", "face-up"), ("face-up", "face-down"), "facing") == "face-down"
    plain["tapped"] = TAPPED[one_of(said.get("tapped", "no"), tuple(TAPPED), "tapped")]
    plain["set_now"] = one_of(said.get("set", "before"), ("before", "this turn"), "set") == "this turn"
    if plain["set_now"] and not plain["face_down"]:
        raise BadSetup(f"column set: {said['card']} lies face-up (only a card that was played face-down has been set)")
    if "host" in said:
        plain["host"] = said["host"]
    return plain | {column: yes(said, column) for column in ("active", "attacked")}


def yes(said: Mapping[str, str], column: str) -> bool:
    return one_of(said.get(column, "no"), ("yes", "no"), column) == "yes"


def one_of(word: str, known: Sequence[str], column: str) -> str:
    """The word; raises BadSetup for one that is not known."""
    if word not in known:
        raise BadSetup(f"{column} {word!r}: there is none of that name (there are: {', '.join(known)})")
    return word


def require_none(said: Mapping[str, str], columns: Sequence[str], where: str) -> None:
    """Raises BadSetup for a cell that says what no card there has."""
    for column in columns:
        if column in said:
            raise BadSetup(f"a card {where} has no {column}: {said['card']} (leave the cell empty)")
