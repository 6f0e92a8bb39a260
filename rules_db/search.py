"""Search: a number jumps to its rule, everything else is ranked full text over number, heading, text and aliases."""

import re
import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

from rules_db.errors import RulesError
from rules_db.parse.numbers import normalise

LONGEST_QUERY_CHARACTERS = 500
NUMBER_SCORE = 1000.0

# bm25 weights of number, heading, text and aliases.
WEIGHTS = (8.0, 4.0, 6.0, 2.0)

_WORD = re.compile(r"[^\W_]+")
_COLUMNS = "rules.id, rules.rulebook, rules.number, rules.heading, rules.text, rules.url"


class QueryError(RulesError):
    """The query cannot be searched for: it holds no word, or is too long."""


class Hit(NamedTuple):
    """A rule that answers a query; the higher the score the better, comparable within one search only.

    A tuple, because a search makes many and a frozen dataclass takes five times as long to make.
    """

    id: str
    rulebook: str
    number: str
    heading: str
    text: str
    score: float
    url: str


def search(connection: sqlite3.Connection, query: str, book: str | None = None, limit: int = 20) -> list[Hit]:
    """At most `limit` rules, best first: the rule of that number and its children, then rules with all the words,
    then, where there are none, rules with any of them.

    Raises QueryError where there is nothing to search for.
    """
    if len(query) > LONGEST_QUERY_CHARACTERS:
        raise QueryError(f"the query has {len(query)} characters (ask in at most {LONGEST_QUERY_CHARACTERS})")
    book, query = _split_book(connection, query, book)
    words = _WORD.findall(query)
    if not words:
        raise QueryError(f"{query!r} has no word to search for (type a word or a rule number)")
    number = normalise(query)
    hits = list(_by_number(connection, number, book)) if number else []
    for operator in (" ", " OR "):
        if not hits:
            hits = list(_by_text(connection, operator.join(f'"{word}"' for word in words), book, limit))
    return hits[:limit]


def _split_book(connection: sqlite3.Connection, query: str, book: str | None) -> tuple[str | None, str]:
    """A rulebook's key before the query narrows the search: `resummoned 607.3.b`, `resummoned-607.3.b`."""
    for (key,) in connection.execute("SELECT id FROM rulebooks"):
        rest = query.strip().removeprefix(key)
        if rest != query.strip() and re.match(r"[\s-]+\S", rest):
            return key, rest.strip(" -")
    return book, query


def _by_number(connection: sqlite3.Connection, number: str, book: str | None) -> Iterator[Hit]:
    """The rules of that number, their children, and the rules of the section of that number, in reading order."""
    sql = f"""
        SELECT {_COLUMNS}, rules.number = :number AS is_exact
        FROM rules JOIN rulebooks ON rulebooks.id = rules.rulebook JOIN sections ON sections.id = rules.section
        WHERE (rules.number = :number OR rules.id = rules.rulebook || '-' || :number
               OR substr(rules.number, 1, length(:number) + 1) = :number || '.' OR sections.number = :number)
          AND (:book IS NULL OR rules.rulebook = :book)
        ORDER BY is_exact DESC, rulebooks.ordinal, rules.ordinal
    """
    for row in connection.execute(sql, {"number": number, "book": book}):
        yield _hit(row, NUMBER_SCORE + row["is_exact"])


def _by_text(connection: sqlite3.Connection, match: str, book: str | None, limit: int) -> Iterator[Hit]:
    sql = f"""
        SELECT {_COLUMNS}, -bm25(rules_fts, {", ".join(map(str, WEIGHTS))}) AS score
        FROM rules_fts JOIN rules ON rules.rowid = rules_fts.rowid
        WHERE rules_fts MATCH :match AND (:book IS NULL OR rules.rulebook = :book)
        ORDER BY score DESC, rules.rowid
        LIMIT :limit
    """
    for row in connection.execute(sql, {"match": match, "book": book, "limit": limit}):
        yield _hit(row, round(row["score"], 6))


def _hit(row: sqlite3.Row, score: float) -> Hit:
    return Hit(row["id"], row["rulebook"], row["number"], row["heading"], row["text"], score, row["url"])
