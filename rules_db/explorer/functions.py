"""The functions that the explorer adds to SQL; they ask over the connection that calls them."""

import contextlib
import json
import sqlite3
from functools import cached_property

from rules_db.ranking.numbers import Number, read_number
from rules_db.search import LONGEST_QUERY_CHARACTERS, QueryError, search
from rules_db.store.connect import book_titles

MOST_HITS = 100
FUNCTIONS = {"search_rules": 2, "rule_number": 1, "rule_book": 1}
"""How many parameters each has."""
_NONE = Number("", "")
FAILED = "user-defined function raised exception"
# SQLite looks at its clock once in a thousand steps of its own, of which a search takes few: this takes enough.
_A_THOUSAND_STEPS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT max(i) FROM n"


def add_functions(connection: sqlite3.Connection) -> None:
    """Give a connection `search_rules(text, rulebook)`, `rule_number(text)` and `rule_book(text)`."""
    asker = _Asker(connection)
    for name, parameters in FUNCTIONS.items():
        connection.create_function(name, parameters, getattr(asker, name), deterministic=True)


class _Asker:
    """Answers over one connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def search_rules(self, text: object, rulebook: object) -> str:
        """A JSON list of `{"rule": id, "score": number, "found_by": how}`, the best first; empty for no words.

        Where the time of the query that asks is up, this fails, and with it that query.
        """
        found = _hits(self._connection, _text(text), _text(rulebook))
        self._connection.execute(_A_THOUSAND_STEPS).fetchone()
        return found

    def rule_number(self, text: object) -> str:
        """The number that a text is, in the form of the rules; '' for anything else."""
        return self._read(_text(text)).number

    def rule_book(self, text: object) -> str:
        """The key of the rulebook that a text names before a number; '' where it names none."""
        return self._read(_text(text)).book

    @cached_property
    def _titles(self) -> dict[str, str]:
        return book_titles(self._connection)

    def _read(self, text: str) -> Number:
        if len(text) > LONGEST_QUERY_CHARACTERS:
            return _NONE
        return read_number(text, self._titles) or _NONE


def _hits(connection: sqlite3.Connection, text: str, rulebook: str) -> str:
    with contextlib.suppress(QueryError):
        hits = search(connection, text, rulebook or None, MOST_HITS)
        return json.dumps([{"rule": hit.id, "score": hit.score, "found_by": hit.found_by} for hit in hits])
    return "[]"


def _text(value: object) -> str:
    return "" if value is None else str(value)
