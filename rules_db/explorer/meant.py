"""What a reader probably meant, where SQL or an address names something that there is not."""

import functools
import re
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import pairwise

from rules_db.explorer.functions import FUNCTIONS
from rules_db.ranking.numbers import nearest_numbers, read_number
from rules_db.store.schema import TABLES

MOST_KEYS = 3
CLOSE = 0.7  # so that DELETE is no slip of SELECT
_MISSING = re.compile(r"no such (column|table|function): (?:.*\.)?(.+)")
_SYNTAX = re.compile(r'near "(\w+)": syntax error')
_WORD = re.compile(r"\w+")
_KEYWORDS = (
    "SELECT", "FROM", "WHERE", "GROUP", "ORDER", "LIMIT", "OFFSET", "HAVING", "JOIN", "LEFT", "INNER", "UNION", "WITH",
    "DISTINCT", "BETWEEN", "LIKE", "AND", "NOT", "DESC",
)  # fmt: skip
_BEGINNINGS = ("SELECT", "WITH")


def meant_in_sql(message: str, sql: str) -> str:
    """The name or keyword next to what SQLite, or the check before it, did not know; '' where nothing is near."""
    written = _WORD.findall(sql)
    if missing := _MISSING.search(message):
        kind, name = missing.groups()
        return _nearest([name], _names(kind, written))
    if syntax := _SYNTAX.search(message):
        before = (one for one, other in pairwise(written) if other == syntax[1])
        return _nearest([syntax[1], *before], _KEYWORDS)
    return _nearest(written[:1], _BEGINNINGS) if "must be a select" in message.lower() else ""


def nearest_keys(key: str, keys: Collection[str], titles: Mapping[str, str]) -> list[str]:
    """The keys of a table next to one that it has not: those with the nearest number, or else those that look like it.

    `titles` are those of the rulebooks, by their keys.
    """
    asked = read_number(key, titles)
    for number in nearest_numbers(asked.number) if asked else ():
        books = [asked.book] if asked and asked.book else titles
        if found := [named for book in books if (named := f"{book}-{number}") in keys]:
            return found[:MOST_KEYS]
    return get_close_matches(key, keys, MOST_KEYS)


def _nearest(words: Iterable[str], names: Iterable[str]) -> str:
    """The name that looks most like one of the words, of which those that are names themselves are none."""
    by_fold = {name.lower(): name for name in names}
    strangers = [word.lower() for word in words if word.lower() not in by_fold]
    found = (match for word in strangers for match in get_close_matches(word, by_fold, 1, CLOSE))
    return by_fold.get(next(found, ""), "")


def _names(kind: str, written: Collection[str]) -> Iterator[str]:
    """What could stand there; of columns, those of the tables that the SQL names come first."""
    match kind:
        case "table":
            yield from (table.name for table in TABLES)
        case "function":
            yield from (*FUNCTIONS, *_sqlite_functions())
        case _:
            for table in sorted(TABLES, key=lambda each: each.name not in written):
                yield from table.columns


@functools.cache
def _sqlite_functions() -> tuple[str, ...]:
    connection = sqlite3.connect(":memory:")
    try:
        return tuple(name for (name,) in connection.execute("SELECT DISTINCT name FROM pragma_function_list"))
    finally:
        connection.close()
