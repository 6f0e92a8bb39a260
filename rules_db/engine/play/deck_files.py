"""A list of cards on file: the tables of a Markdown file, as worked examples write them, or CSV."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules_db.engine.kernel import BadSetup
from rules_db.engine.play.decks import DeckBuilding
from rules_db.engine.scene import Row

_RULE = re.compile(r":?-+:?")
_BAR = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong with a line of the file, 1-based."""

    line: int
    what: str


@dataclass(frozen=True, slots=True)
class Cells:
    """The cells of a line."""

    line: int
    cells: tuple[str, ...]


Table = tuple[Cells, ...]
"""A header and its rows."""


def read_list(text: str, is_csv: bool, decks: DeckBuilding) -> tuple[list[Any], list[Mistake]]:
    """The cards of a file as a game reads them, and all that is wrong with its lines."""
    try:
        tables = list(_of_csv(text) if is_csv else _of_markdown(text))
    except csv.Error as error:
        return [], [Mistake(1, f"the file is no CSV: {error}")]
    listed: list[Any] = []
    mistakes = [] if tables else [Mistake(1, "the file holds no table of cards (write | card | copies | …)")]
    for header, *rows in tables:
        wrong = list(_wrong_header(header, rows, decks.columns))
        mistakes += wrong
        for row in () if wrong else rows:
            try:
                listed.append(decks.read(_row(header, row)))
            except BadSetup as error:
                mistakes.append(Mistake(row.line, str(error)))
    return listed, mistakes


def _of_markdown(text: str) -> Iterator[Table]:
    """Lines that begin with a bar, as long as they follow each other; the line under a header is left out."""
    table: list[Cells] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip().startswith("|"):
            table.append(Cells(number, _cells(line.strip())))
        elif table:
            yield tuple(each for at, each in enumerate(table) if at != 1 or not all(map(_RULE.fullmatch, each.cells)))
            table = []


def _cells(line: str) -> tuple[str, ...]:
    inner = line[1:-1] if line.endswith("|") and len(line) > 1 else line[1:]
    return tuple(each.replace(r"\|", "|").strip() for each in _BAR.split(inner))


def _of_csv(text: str) -> Iterator[Table]:
    """The one table of the file; empty lines are left out."""
    reader = csv.reader(text.splitlines())
    rows = tuple(Cells(reader.line_num, tuple(map(str.strip, cells))) for cells in reader if any(cells))
    if rows:
        yield rows


def _wrong_header(header: Cells, rows: Sequence[Cells], known: Sequence[str]) -> Iterator[Mistake]:
    if not rows:
        yield Mistake(header.line, "the table has a header and no rows (add a row)")
    for column in dict.fromkeys(header.cells):
        if column not in known:
            yield Mistake(header.line, f"column {column!r}: there is none of that name (there are: {', '.join(known)})")
        elif header.cells.count(column) > 1:
            yield Mistake(header.line, f"column {column!r} stands there twice (keep one)")


def _row(header: Cells, row: Cells) -> Row:
    """The cells by their columns; raises BadSetup where there are too many or too few."""
    if len(row.cells) != len(header.cells):
        raise BadSetup(f"the row has {len(row.cells)} cells, and the table {len(header.cells)} columns (mend the row)")
    return dict(zip(header.cells, row.cells, strict=True))


def told(mistakes: Iterable[Mistake], file: object) -> list[str]:
    """A line for each mistake, with its place."""
    return [f"{file}:{each.line}: {each.what}" for each in sorted(mistakes, key=lambda each: each.line)]
