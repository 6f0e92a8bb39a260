"""Connections that only read, count what they hand out, and have no function that takes for ever at one step."""

import re
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rules_db.explorer.limits import LARGEST_WIDTH, MOST_BYTES, MOST_CELLS, set_limits

# What Datasette asks of a table; the others tell paths, or change how the connection works.
_PRAGMAS = {
    *("data_version", "foreign_key_list", "index_info", "index_list", "schema_version", "table_info", "table_xinfo")
}
_CLOSED = {sqlite3.SQLITE_ATTACH, sqlite3.SQLITE_DETACH}
_CLOSED_FUNCTIONS = {"load_extension", "fts3_tokenizer"}
_WIDTHS = re.compile(r"%[^a-zA-Z%]*")
_bare = sqlite3.connect(":memory:", check_same_thread=False)


class TooLarge(sqlite3.DataError):
    """The answer goes beyond a limit, which the message names."""


class BoundCursor(sqlite3.Cursor):
    """Fetches rows as long as their cells and bytes stay within the limits."""

    def execute(self, sql: str, parameters: Any = (), /) -> "BoundCursor":
        complaints = _complaints(self.connection)
        complaints.clear()
        try:
            super().execute(sql, parameters)
        except sqlite3.OperationalError as error:
            raise _explained(error, complaints) from error
        return self

    def fetchmany(self, size: int | None = 1) -> list[Any]:
        return self._rows(size or 1)

    def fetchall(self) -> list[Any]:
        return self._rows(MOST_CELLS)

    def _rows(self, most: int) -> list[Any]:
        rows: list[Any] = []
        cells = taken = 0
        try:
            while len(rows) < most and (row := self.fetchone()) is not None:
                cells += len(row)
                taken += _size(row)
                if cells > MOST_CELLS:
                    raise TooLarge(f"the answer has more than {MOST_CELLS:,} cells (ask for fewer rows or columns)")
                if taken > MOST_BYTES:
                    raise TooLarge(f"the answer has more than {MOST_BYTES:,} bytes (ask for fewer rows or columns)")
                rows.append(row)
        except sqlite3.OperationalError as error:
            raise _explained(error, _complaints(self.connection)) from error
        return rows


class BoundConnection(sqlite3.Connection):
    """Its cursors are bound; `complaints` is what a function of ours had against its arguments."""

    complaints: list[str]

    def cursor(self, factory: Any = BoundCursor) -> Any:
        return super().cursor(factory)

    def bound_memory(self, most_bytes: int) -> None:
        """Let SQLite have only so much memory in this whole process, and no file for what it sorts."""
        self.set_authorizer(None)
        self.execute(f"PRAGMA hard_heap_limit = {most_bytes}")
        self.execute("PRAGMA temp_store = MEMORY")
        self.set_authorizer(_authorized)


def open_bound(database: Path) -> BoundConnection:
    """A connection to a database that nobody writes to; the path may hold any character."""
    uri = f"{database.absolute().as_uri()}?immutable=1"
    connection = sqlite3.connect(uri, uri=True, check_same_thread=False, factory=BoundConnection)
    connection.complaints = []
    return connection


def bind(connection: BoundConnection) -> None:
    """Let statements only read, within the limits. The functions of ours have to be there already."""
    set_limits(connection)
    for name in ("printf", "format"):
        connection.create_function(name, -1, _printf(connection.complaints), deterministic=True)
    connection.set_authorizer(_authorized)


def _authorized(action: int, first: str | None, second: str | None, *_: str | None) -> int:
    """SQLite makes virtual tables by statements of its own, so these pass: nothing can be written all the same."""
    match action:
        case sqlite3.SQLITE_PRAGMA:
            is_open = first in _PRAGMAS
        case sqlite3.SQLITE_FUNCTION:
            is_open = second not in _CLOSED_FUNCTIONS
        case _:
            is_open = action not in _CLOSED
    return sqlite3.SQLITE_OK if is_open else sqlite3.SQLITE_DENY


def _printf(complaints: list[str]) -> Callable[..., Any]:
    """SQLite's own, which counts up to any width before it looks whether the text may be so long."""

    def printf(*arguments: Any) -> Any:
        if arguments and _is_too_wide(str(arguments[0])):
            complaints.append(f"a width or precision is over {LARGEST_WIDTH:,} or * (write a smaller number)")
            raise ValueError(complaints[0])
        return _bare.execute(f"SELECT printf({', '.join('?' * len(arguments))})", arguments).fetchone()[0]

    return printf


def _is_too_wide(pattern: str) -> bool:
    specifications = _WIDTHS.findall(pattern)
    numbers = (int(each[:12]) for one in specifications for each in re.findall(r"\d+", one))
    return any("*" in one for one in specifications) or any(number > LARGEST_WIDTH for number in numbers)


def _complaints(connection: sqlite3.Connection) -> list[str]:
    return connection.complaints if isinstance(connection, BoundConnection) else []


def _explained(error: sqlite3.OperationalError, complaints: Sequence[str]) -> sqlite3.OperationalError:
    return sqlite3.OperationalError(complaints[0]) if complaints else error


def _size(row: Sequence[object]) -> int:
    """About how many bytes a row takes in an answer. Each cell of a whole table passes here."""
    taken = 0
    for value in row:
        taken += len(value) if isinstance(value, (str, bytes)) else 8
    return taken
