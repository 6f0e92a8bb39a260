"""Equivalence tables as classes and members."""

import re
from collections.abc import Iterator

from rules_db.model import Equivalence, Table

_NOTE = re.compile(r"(.*?)\s*\(([^()]*)\)")


def members(table: Table) -> Iterator[Equivalence]:
    """One member for each class and column; an empty value says that the column has no equivalent."""
    for row in table.rows:
        for column, cell in zip(table.header[1:], row[1:], strict=True):
            match = _NOTE.fullmatch(cell)
            value, note = (match[1], match[2]) if match else (cell, "")
            value = "" if value.lower() == "none" else value
            yield Equivalence(table.id, table.rule, row[0], column, value, note)
