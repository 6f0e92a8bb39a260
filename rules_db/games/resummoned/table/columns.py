"""What the cells of a table say of a card: what is printed on it, and how it lies on the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_db.engine.amounts import whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.engine.scene import Row

PRINTED = (
    "card", "name", "print", "type", "ATK", "DEF", "level", "rank", "attribute", "monster types", "supertypes",
    "effects",
)  # fmt: skip
LYING = ("position", "facing", "column", "zone", "under", "host", "entered", "attacked")
COLUMNS = (*PRINTED, *LYING, "owner", "copies")
OTHER_WORDS = {
    "supertype": "supertypes",
    "monster type": "monster types",
    "kinds": "monster types",
    "effect": "effects",
}
"""Columns and properties that are understood too, and what everything else calls them."""

POSITIONS = {"attack": "Attack Position", "defense": "Defense Position"}
FIELD_ZONES = ("monster", "spell/trap")


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


def read_described(rows: Sequence[Row]) -> dict[str, Row]:
    """What `the cards:` say, by the handle; raises BadSetup for a card that is described twice."""
    described: dict[str, Row] = {}
    for said in map(read_row, rows):
        if said["card"] in described:
            raise BadSetup(f"card {said['card']} is described twice (describe it once)")
        described[said["card"]] = said
    return described


def insert_in_no_zone(said: Row) -> dict[str, Any]:
    """A card that only effects name, such as a token."""
    require_none(said, (*LYING, "owner", "copies"), "that no step puts anywhere")
    return insert_row(said)


def insert_row(said: Mapping[str, str]) -> dict[str, Any]:
    """What is printed; a card without a type is a monster."""
    plain: dict[str, Any] = {"name": said.get("name", said["card"]), "type": said.get("type", "Monster")}
    for column, key in (("ATK", "attack"), ("DEF", "defense"), ("level", "level"), ("rank", "rank")):
        if column in said:
            plain[key] = number(said, column)
    if "monster types" in said:
        plain["monster_types"] = said["monster types"].split(", ")
    if "supertypes" in said:
        plain["supertypes"] = said["supertypes"].replace(",", " ").split()
    for column, key in (("attribute", "attribute"), ("effects", "effects"), ("print", "printed_name")):
        if column in said:
            plain[key] = said[column]
    return plain


def number(said: Mapping[str, str], column: str) -> int:
    try:
        return whole_number(said[column])
    except BadSetup as error:
        raise BadSetup(f"column {column}: {error}") from None


def lie(said: Mapping[str, str]) -> dict[str, Any]:
    """How a card lies on the field; a Trap is face-down, a monster in Attack Position, unless the row says else."""
    if "under" in said:
        require_none(said, [each for each in LYING if each != "under"], "beneath another")
        return {"zone": "tribute", "under": said["under"]}
    plain: dict[str, Any] = {"zone": _field_zone(said)}
    plain["facing"] = said.get("facing", "face-down" if said.get("type") == "Trap" else "face-up")
    if plain["zone"] == "monster" or "position" in said:
        position = said.get("position", "attack").removesuffix(" position").lower()
        plain["position"] = POSITIONS[one_of(position, tuple(POSITIONS), "position")]
    if "column" in said:
        plain["column"] = number(said, "column")
    if "host" in said:
        plain["equipped_to"] = said["host"]
    return plain | {column: yes(said, column) for column in ("entered", "attacked")}


def _field_zone(said: Mapping[str, str]) -> str:
    if "zone" in said:
        return one_of(said["zone"].lower(), FIELD_ZONES, "zone")
    return "monster" if said.get("type", "Monster") == "Monster" else "spell/trap"


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
