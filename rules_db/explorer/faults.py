"""What went wrong, as a status and one clear line, whatever Datasette made of it."""

import sqlite3
import traceback
from collections.abc import Sequence
from dataclasses import dataclass

from rules_db.explorer.limits import MOST_COLUMNS

OUT_OF_TIME = "interrupted"


@dataclass(frozen=True, slots=True)
class Fault:
    """An answer to a request that could not be met. `is_ours` says that the request was in order and we failed.

    `nearest` are keys of `table` to which the reader may have wanted to go.
    """

    status: int
    line: str
    is_ours: bool = False
    table: str = ""
    nearest: tuple[str, ...] = ()


NOT_FOUND = Fault(404, "There is no such page in the explorer (start at its home page).")
OURS = Fault(500, "The explorer failed to answer, and this is not your fault (try again, or report it).", is_ours=True)
FORBIDDEN = Fault(403, "This is not open to readers (the explorer shows the tables of rules.db).")


def no_row(table: str, key: str, nearest: Sequence[str]) -> Fault:
    """There is no row with that key."""
    meant = f"do you mean {' or '.join(nearest)}?" if nearest else "look for it in the table"
    return Fault(404, f"There is no {key} in the table {table} ({meant}).", table=table, nearest=tuple(nearest))


def too_slow(limit_milliseconds: int) -> Fault:
    """The query was stopped by its time limit."""
    return Fault(400, f"The query ran longer than {limit_milliseconds} ms and was stopped (narrow it, or add a LIMIT).")


def page_too_slow(limit_seconds: float) -> Fault:
    """The queries of the page, or the making of it, took the whole time of the request."""
    return Fault(400, f"The page took longer than {limit_seconds:g} s and was stopped (ask for fewer rows or facets).")


def is_limit(message: str) -> bool:
    """Whether SQLite refused, or we did, because of how much was asked for."""
    return any(words in message.lower() for words in ("too big", "too large", "more than", "too many", " over "))


def sql_fault(message: str, meant: str = "") -> Fault:
    """SQLite, or the check before it, refused the SQL; `meant` is the name that was probably meant."""
    lowered = message.lower()
    if meant:
        return Fault(400, f"The SQL cannot be run: {message} (did you mean {meant}?).")
    if lowered.startswith(("fts5:", "unterminated string", "unknown special query")):
        return Fault(400, f"The search words cannot be read: {message} (put them in double quotes).")
    if "readonly" in lowered or "must be a select" in lowered or "pragma" in lowered:
        return Fault(400, f"The database can only be read: {message} (begin the statement with SELECT or WITH).")
    if lowered.endswith(")") and is_limit(message):
        return Fault(400, f"{message[:1].upper()}{message[1:]}.")
    if "not authorized" in lowered or "access to" in lowered:
        return Fault(400, f"This is not open to readers: {message} (ask the tables of rules.db).")
    if "too many columns" in lowered:
        return Fault(400, f"An answer has at most {MOST_COLUMNS} columns: {message} (name the columns in place of *).")
    if "too big" in lowered or "too large" in lowered:
        return Fault(400, f"The answer is too large: {message} (ask for less in one value).")
    return Fault(400, f"The SQL cannot be run: {message} (mend the statement).")


def fault_of(error: Exception, limit_milliseconds: int) -> Fault:
    """The fault behind an exception that a request led to.

    Datasette does not check every parameter (`_facet={`, `_timelimit=x`, `_through=1`) and stumbles over what it reads.
    That is no failure of ours; whatever goes wrong in other code is.
    """
    message = str(error)
    if isinstance(error, sqlite3.Error):
        return too_slow(limit_milliseconds) if message == OUT_OF_TIME else sql_fault(message)
    if isinstance(error, OverflowError):
        return Fault(400, "A number is beyond 64 bits (write a smaller one).")
    if isinstance(error, MemoryError):
        return Fault(400, "The query needs more memory than there is for one (narrow it, or add a LIMIT).")
    if isinstance(error, ValueError) or (isinstance(error, (LookupError, TypeError)) and _is_of_datasette(error)):
        return Fault(400, f"A parameter of the address cannot be read: {message or 'wrong form'} (mend it).")
    return OURS


def _is_of_datasette(error: Exception) -> bool:
    """Whether Datasette's own code raised it."""
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    return bool(frames) and str(frames[-1].f_globals.get("__name__")).startswith("datasette.")
