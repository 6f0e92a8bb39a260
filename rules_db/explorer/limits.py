"""How much a reader may ask of the explorer, and the one function that it adds to SQL."""

import sqlite3
from collections.abc import Mapping
from typing import Any

from rules_db.parse.numbers import normalise

LONGEST_NUMBER_CHARACTERS = 16
# Nothing here depends on who asks: there are no accounts. CORS stays off, because only the site, which has the same
# origin, reads the explorer from a browser; programs are not bound by it.
SETTINGS: Mapping[str, Any] = {
    "default_allow_sql": True,
    "sql_time_limit_ms": 500,
    "max_returned_rows": 1000,
    "num_sql_threads": 3,
    "default_facet_size": 20,
    "facet_time_limit_ms": 200,
    "suggest_facets": False,
    "max_csv_mb": 10,
    "allow_download": True,
}
# A value of 100,000 characters is more than most queries need, and 1,000 rows of them still fit into memory.
_SQLITE_LIMITS: Mapping[int, int] = {
    sqlite3.SQLITE_LIMIT_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 50_000,
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 1_000,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
}


def prepare(connection: sqlite3.Connection) -> None:
    """Set the limits of a connection, and give it `rule_number(text)`."""
    connection.create_function("rule_number", 1, _rule_number, deterministic=True)
    for limit, value in _SQLITE_LIMITS.items():
        connection.setlimit(limit, value)


def _rule_number(text: object) -> str:
    """The number that a text may be, in the form of the rules; '' for anything else."""
    typed = str(text).strip()
    return normalise(typed) if len(typed) <= LONGEST_NUMBER_CHARACTERS else ""
