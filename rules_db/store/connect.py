"""A connection to a rules.db that is there to be read, and what most questions ask first."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rules_db.errors import StoreError


@contextmanager
def open_database(path: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection; raises StoreError when the file is missing, locked, or no rules database."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no database here (make it with `rules-db build`)")
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)
    connection.row_factory = sqlite3.Row
    try:
        connection.execute("SELECT key FROM build LIMIT 1")
        yield connection
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise StoreError(f"{path}: the database is locked (close the program that writes to it)") from error
        raise StoreError(f"{path}: no rules database: {error} (make it with `rules-db build`)") from error
    finally:
        connection.close()


def book_titles(connection: sqlite3.Connection) -> dict[str, str]:
    """The short title of each rulebook, by its key."""
    return dict(connection.execute("SELECT id, short_title FROM rulebooks").fetchall())
