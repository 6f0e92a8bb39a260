"""How much a reader may ask of the explorer."""

import sqlite3
from collections.abc import Mapping
from typing import Any

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


def set_limits(connection: sqlite3.Connection) -> None:
    """Bound what one statement, and one value of its answer, may be."""
    for limit, value in _SQLITE_LIMITS.items():
        connection.setlimit(limit, value)
