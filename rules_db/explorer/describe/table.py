"""What a description of a table says, and the units that its columns are written or counted in."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Unit(StrEnum):
    """What a value is written in, or what it counts and from where."""

    ID = "id"
    IDS = "ids, parted by commas"
    NUMBER = "number as printed"
    WORD = "one of a few words"
    TEXT = "plain text"
    NAMES = "names, parted by commas"
    MARKDOWN = "Markdown"
    GHERKIN = "Gherkin"
    JSON = "JSON"
    SITE = "address on the site"
    WEB = "web address"
    FILE = "path of a file"
    DATE = "date, year-month-day"
    HASH = "hexadecimal digits"
    PLACE = "place in order, from 1"
    STEP = "step, from 0"
    LINE = "line, from 1"
    LINES = "lines, from 1"
    CHARACTER = "character, from 0"
    LEVELS = "levels, from 1"
    FLAG = "0 no, 1 yes"
    POINTS = "points"
    PYTHON = "Python name"


@dataclass(frozen=True, slots=True)
class Column:
    """What a column says. `is_main` columns are shown in lists; all are shown on the page of a row."""

    description: str
    unit: Unit
    is_main: bool = False


@dataclass(frozen=True, slots=True)
class DescribedTable:
    """How the explorer presents a table. `label` is the column that stands for a row where others refer to it.

    `facets` are counted beside every list. A hidden table is left out of the overviews, and found by its address.
    """

    name: str
    title: str
    description: str
    columns: Mapping[str, Column]
    label: str | None = None
    facets: tuple[str, ...] = ()
    is_hidden: bool = False

    @property
    def main_columns(self) -> frozenset[str]:
        return frozenset(name for name, column in self.columns.items() if column.is_main)


def main(description: str, unit: Unit) -> Column:
    """A column that lists show."""
    return Column(description, unit, is_main=True)


ORIGIN = {
    "file": Column("The Markdown file that it is written in, seen from the docs folder", Unit.FILE),
    "line": Column("Where it begins in that file", Unit.LINE),
}
