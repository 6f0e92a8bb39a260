"""A connection to a rules.db that is there to be read, and what most questions ask first."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rules_db.errors import StoreError
from rules_db.store.version import SCHEMA_KEY, SCHEMA_VERSION


@contextmanager
def open_database(path: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection; raises StoreError when the file is missing, locked, no rules database, or of another
    version than this program reads."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no database here (make it with `rules-db build`)")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=1)) as connection:
            connection.row_factory = sqlite3.Row
            _require_version(path, connection)
            yield connection
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise StoreError(f"{path}: the database is locked (close the program that writes to it)") from error
        raise StoreError(f"{path}: no rules database: {error} (make it with `rules-db build`)") from error


def _require_version(path: Path, connection: sqlite3.Connection) -> None:
    found = connection.execute("SELECT value FROM build WHERE key = ?", [SCHEMA_KEY]).fetchone()
    version = found[0] if found else "0"
    if version != str(SCHEMA_VERSION):
        raise StoreError(
            f"{path}: the database has schema version {version}, and this program reads {SCHEMA_VERSION}"
            " (make it anew with `rules-db build`)"
        )


def book_titles(connection: sqlite3.Connection) -> dict[str, str]:
    """The short title of each rulebook, by its key."""
    return dict(connection.execute("SELECT id, short_title FROM rulebooks").fetchall())
