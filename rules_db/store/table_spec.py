"""What a table of rules.db is made of."""

from dataclasses import dataclass
from typing import Any

Row = dict[str, Any]
"""A row by the names of its columns."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """One table: columns with their SQL types, key, foreign keys (column, table, column) and indexes."""

    name: str
    columns: dict[str, type]
    pk: str | tuple[str, ...] | None = None
    foreign_keys: tuple[tuple[str, str, str], ...] = ()
    indexes: tuple[tuple[str, ...], ...] = ()
