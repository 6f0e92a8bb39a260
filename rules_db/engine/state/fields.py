"""Two fields or more, facing each other, as lines of text: whoever looks sits at the bottom."""

from collections.abc import Sequence
from dataclasses import dataclass

GAP, RULE = 3, "-"
EMPTY = "."
NARROWEST = 40


@dataclass(frozen=True, slots=True)
class Row:
    """Places side by side, all rows of a table from the same left on; `name` stands before them."""

    name: str
    cells: Sequence[str]


@dataclass(frozen=True, slots=True)
class Side:
    """What lies before one player: `rows` from the middle of the table outwards, `lines` for what lies in no row."""

    lines: Sequence[str]
    rows: Sequence[Row]


def facing(near: Side, far: Sequence[Side], middle: str, heads: Sequence[str] = ()) -> list[str]:
    """The table: the sides of the others at its top, then what is between all players, then the near side.

    `heads` are the names of the columns, '' or none for columns without.
    """
    all_rows = [row for side in (*far, near) for row in side.rows] + ([Row("", heads)] if heads else [])
    count = max((len(row.cells) for row in all_rows), default=0)
    widths = [max(len(row.cells[at]) for row in all_rows if at < len(row.cells)) + GAP for at in range(count)]
    indent = max((len(row.name) for row in all_rows), default=0) + GAP
    width = max(NARROWEST, indent + sum(widths) - GAP)

    def line(row: Row) -> str:
        cells = (cell.ljust(wide) for cell, wide in zip(row.cells, widths, strict=False))
        return (row.name.ljust(indent) + "".join(cells)).rstrip()

    between = f" {middle} ".center(width, RULE)
    lines = [each for side in far for each in (*side.lines, *(line(row) for row in side.rows[::-1]))]
    own = [*([line(Row("", heads))] if heads else []), *(line(row) for row in near.rows), *near.lines]
    return [*lines, between, *own]


def counted(count: int, zone: str) -> str:
    """'1 card in the hand', 'no cards in the deck'."""
    return f"{count or 'no'} card{'' if count == 1 else 's'} in the {zone}"
