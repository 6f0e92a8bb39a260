"""Columns of the tables of cards: what a cell says of a card, and what the card then says of itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules_db.engine.amounts import whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs import properties
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.table.other_words import in_own_words, known_column
from rules_db.games.cgs.words import ON_FIELD

Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Column:
    """A column by its name. `reads` enters a cell into the plain card: its `print`, its `state`, or the card itself.

    `says` is the property of this name of a card at the table, as text; None where examples cannot ask for it.
    """

    name: str
    reads: Callable[[Plain, str], None] | None = None
    says: Callable[[Table, Card], str] | None = None


COLUMNS: dict[str, Column] = {}
SENSES: list[Callable[[Plain], None]] = []
"""What sees to it that the cells of a row make sense together; each may put the row right, or raise BadSetup."""


def column(
    name: str,
    reads: Callable[[Plain, str], None] | None = None,
    says: Callable[[Table, Card], str] | None = None,
) -> None:
    """Add a column, or a property that examples can ask for where `reads` is None."""
    COLUMNS[name] = Column(name, reads, says)


def column_of(name: str) -> Column | None:
    """A column, however its name is written."""
    return COLUMNS.get(name) or COLUMNS.get(known_column(name))


def read_row(row: Mapping[str, str]) -> Plain:
    """A row as a plain card without a place: `card`, `print`, `state` and what else columns enter. Raises BadSetup."""
    plain: Plain = {"print": {}, "state": {}}
    for name, cell in in_own_words(row).items():
        known = column_of(name)
        if known is None or known.reads is None:
            there = ", ".join(each.name for each in COLUMNS.values() if each.reads)
            raise BadSetup(f"column {name!r}: there is none of that name (there are: {there})")
        if cell:
            _enter(known, plain, cell)
    if "card" not in plain:
        raise BadSetup("a row of cards needs a column `card` with what the players call it")
    plain["print"].setdefault("name", plain["card"])
    for make_sense in SENSES:
        make_sense(plain)
    return plain


def _enter(column: Column, plain: Plain, cell: str) -> None:
    """Raises BadSetup with the column, where the cell does not fit."""
    assert column.reads is not None
    try:
        column.reads(plain, cell)
    except BadSetup as error:
        raise BadSetup(f"column {column.name}: {error}") from error


def into(where: str, field: str, read: Callable[[str], Any] = str) -> Callable[[Plain, str], None]:
    """Enters a cell as a field of the print ('print'), of the card at the table ('state'), or of the row ('')."""

    def reads(plain: Plain, cell: str) -> None:
        (plain[where] if where else plain)[field] = read(cell)

    return reads


def at_present(property_: str, field: str) -> Callable[[Table, Card], str]:
    """A number as the card's own game writes it: with all changes while the card is in play, elsewhere as printed."""

    def says(table: Table, card: Card) -> str:
        number = values.number(table, card, property_) if card.zone in ON_FIELD else None
        printed: str = getattr(card.printed, field)
        return printed if number is None else str(number / properties.factor(table, card.printed.game))

    return says


def several(cell: str) -> list[str]:
    """'red, blue' as a list."""
    return [each.strip() for each in cell.split(",")]


def one_of(*known: str, called: str = "") -> Callable[[str], str]:
    """Reads one of these words in letters of any size, with what it is `called` behind it or not, and nothing else."""

    words = {each.lower(): each for each in known}

    def read(cell: str) -> str:
        word = cell.lower()
        found = words.get(word) or words.get(word.removesuffix(f" {called}"))
        if found is None:
            raise BadSetup(f"{cell!r}: there is none of that name (there are: {', '.join(known)})")
        return found

    return read


def yes(cell: str) -> bool:
    return one_of("yes", "no")(_MARKS.get(cell.lower(), cell)) == "yes"


_MARKS = {"x": "yes", "true": "yes", "false": "no"}
"""How a cell is ticked."""


def counts(cell: str) -> dict[str, int]:
    """'2 loyalty, 1 charge' as numbers by name; so are 'two +1/+1 counters', and '+1/+1' for a single one."""
    found: dict[str, int] = {}
    for each in several(cell):
        said = re.sub(r" counters?$", "", each)
        number, _, name = ("1", "", said) if _OF_STATS.fullmatch(said) else said.partition(" ")
        found[name] = whole_number(str(_NUMBERS.index(number)) if number in _NUMBERS else number)
    return found


_OF_STATS = re.compile(r"[+-]\d+/[+-]\d+")
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
