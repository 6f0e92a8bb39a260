"""How much a reader may ask of the explorer: every limit once, as a number, as words for its page, and as an error."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MOST_ROWS = 1_000
MOST_COLUMNS = 100
MOST_CELLS = 20_000
MOST_BYTES = 2_000_000
LONGEST_VALUE_BYTES = 100_000
LONGEST_SQL_BYTES = 20_000
LONGEST_ADDRESS_BYTES = 32_768
LONGEST_PATTERN_BYTES = 1_000
LONGEST_RENDERED_CHARACTERS = 10_000
LARGEST_WIDTH = 1_000
MOST_WORDS = 100
QUERY_MILLISECONDS = 500
FACET_MILLISECONDS = 200
# Of all queries of one request, and of making a page of them; what is longer waits its turn among the long ones.
PAGE_SECONDS = 0.3
SPECIAL_SECONDS = 0.1
REQUEST_SECONDS = 3.0
# Whatever SQLite's clock does not see, such as one long step, ends with the process that takes it.
KILLED_AFTER_SECONDS = 4.0
SQLITE_MEMORY_BYTES = 32_000_000

# Nothing here depends on who asks: there are no accounts. CORS stays off, because only the site, which has the same
# origin, reads the explorer from a browser; programs are not bound by it.
SETTINGS: Mapping[str, Any] = {
    "default_allow_sql": True,
    "sql_time_limit_ms": QUERY_MILLISECONDS,
    "max_returned_rows": MOST_ROWS,
    "num_sql_threads": 1,
    "default_facet_size": 20,
    "facet_time_limit_ms": FACET_MILLISECONDS,
    "suggest_facets": False,
    "max_csv_mb": 0,  # Datasette would end the file there without a word; a whole table is bound by its time alone.
    "allow_download": True,
}
_SQLITE_LIMITS: Mapping[int, int] = {
    sqlite3.SQLITE_LIMIT_LENGTH: LONGEST_VALUE_BYTES,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: LONGEST_SQL_BYTES,
    sqlite3.SQLITE_LIMIT_COLUMN: MOST_COLUMNS,
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: LONGEST_PATTERN_BYTES,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}


@dataclass(frozen=True, slots=True)
class Limit:
    """One line of the page of limits: what is limited, to what, and how to ask for less."""

    what: str
    most: str
    instead: str


LIMITS = (
    Limit(
        "rows of an answer",
        f"{MOST_ROWS:,}",
        "add a LIMIT, follow “Next page”, or take the table as CSV with _stream=1",
    ),
    Limit("columns of an answer", f"{MOST_COLUMNS:,}", "name the columns in place of *, or with _col="),
    Limit("cells of an answer", f"{MOST_CELLS:,}", "ask for fewer rows (LIMIT, _size=) or columns (_col=)"),
    Limit("bytes of an answer", f"{MOST_BYTES:,}", "ask for fewer rows (LIMIT, _size=) or columns (_col=)"),
    Limit("bytes of a value", f"{LONGEST_VALUE_BYTES:,}", "take a part of it with substr()"),
    Limit("milliseconds of a query", f"{QUERY_MILLISECONDS}", "narrow it, or add a LIMIT"),
    Limit("seconds of all queries of a page", f"{REQUEST_SECONDS:g}", "count by fewer columns (_facet=)"),
    Limit("words of a search or a value", f"{MOST_WORDS}", "search for the words that matter"),
    Limit("bytes of SQL", f"{LONGEST_SQL_BYTES:,}", "split the question"),
    Limit("bytes of an address", f"{LONGEST_ADDRESS_BYTES:,}", "ask for less"),
    Limit("bytes of a pattern of LIKE or GLOB", f"{LONGEST_PATTERN_BYTES:,}", "shorten it"),
    Limit("width and precision in printf()", f"{LARGEST_WIDTH:,}", "write a smaller number, and no *"),
)


def set_limits(connection: sqlite3.Connection) -> None:
    """Bound what one statement, and one value of its answer, may be."""
    for limit, value in _SQLITE_LIMITS.items():
        connection.setlimit(limit, value)
