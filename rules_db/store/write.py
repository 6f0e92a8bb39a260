"""One atomic, reproducible write of rules.db."""

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter
from pathlib import Path

import sqlite_utils

from rules_db.errors import StoreError
from rules_db.lock import scratch_folder
from rules_db.model import Library
from rules_db.store.rows import rows_of
from rules_db.store.schema import FTS_COLUMNS, FTS_TABLE, TABLES
from rules_db.store.table_spec import Row, TableSpec
from rules_db.store.version import SCHEMA_KEY, SCHEMA_VERSION


def write_database(library: Library, path: Path, build: Mapping[str, str]) -> None:
    """Replace the database in one step; the same library and build facts give the same bytes.

    Raises StoreError, and leaves the old file as it was, when the database is locked, the folder cannot be
    written, or the disk is full.
    """
    with _errors_about(path):
        _require_unlocked(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        with scratch_folder(path) as folder:
            fresh = folder / path.name
            _fill(fresh, rows_of(library), build)
            fresh.chmod(0o644)
            os.replace(fresh, path)


@contextlib.contextmanager
def _errors_about(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise StoreError(f"{path}: cannot be written: {error} ({_remedy(str(error))})") from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(f"{path}: cannot be written: {reason} ({_remedy(reason)})") from error


def _remedy(reason: str) -> str:
    lowered = reason.lower()
    if "locked" in lowered:
        return "close the program that writes to it, and try again"
    if "full" in lowered or "space" in lowered or "too large" in lowered or "disk i/o" in lowered:
        return "free some disk space, and try again; the old file is untouched"
    return "choose another file with --database, or mend the folder's permissions"


def _require_unlocked(path: Path) -> None:
    """Raise when another connection is writing to the database, or the file is marked read-only."""
    if not path.exists():
        return
    if not os.access(path, os.W_OK):
        raise PermissionError(13, "the file is read-only", str(path))
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=0)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
    finally:
        connection.close()


def _fill(path: Path, rows: Mapping[str, list[Row]], build: Mapping[str, str]) -> None:
    database = sqlite_utils.Database(path)
    try:
        database.execute("PRAGMA journal_mode = MEMORY")
        with database.conn:
            for spec in TABLES:
                _create(database, spec)
            counts = {f"count.{name}": str(len(entries)) for name, entries in rows.items()}
            facts = sorted({**build, **counts, SCHEMA_KEY: str(SCHEMA_VERSION)}.items())
            all_rows = {**rows, "build": [{"key": k, "value": v} for k, v in facts]}
            for spec in TABLES:
                _insert(database, spec, all_rows[spec.name])
        table = database.table(FTS_TABLE)
        table.enable_fts(FTS_COLUMNS, tokenize="porter")
        table.optimize()
        database.execute("ANALYZE")
        database.conn.commit()
    finally:
        database.close()


def _create(database: sqlite_utils.Database, spec: TableSpec) -> None:
    table = database.table(spec.name)
    table.create(spec.columns, pk=spec.pk, foreign_keys=spec.foreign_keys or None)
    for columns in spec.indexes:
        table.create_index(columns)


def _insert(database: sqlite_utils.Database, spec: TableSpec, rows: Iterable[Row]) -> None:
    names = ", ".join(f"[{name}]" for name in spec.columns)
    places = ", ".join("?" for _ in spec.columns)
    statement = f"INSERT INTO [{spec.name}] ({names}) VALUES ({places})"
    database.conn.executemany(statement, map(itemgetter(*spec.columns), rows))
