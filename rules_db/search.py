"""Search: a number jumps to its rule; everything else is ranked by the data that the build has weighed.

The browser adds up the same data in the same way (`site/assets/search`), so that both give the same answers.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rules_db.errors import RulesError
from rules_db.ranking.asked import Slot, asked, slips
from rules_db.ranking.numbers import Number, nearest_numbers, read_number
from rules_db.ranking.scores import best_places
from rules_db.ranking.words import words
from rules_db.store.connect import book_titles

LONGEST_QUERY_CHARACTERS = 500
NUMBER_SCORE = 1e9

_COLUMNS = "rules.id, rules.rulebook, rules.number, rules.heading, rules.text, rules.url, above.text AS above"
_ABOVE = "LEFT JOIN rules AS above ON above.id = rules.parent"


class QueryError(RulesError):
    """The query cannot be searched for: it holds no word, or is too long."""


class FoundBy(StrEnum):
    """How a rule was found; by the nearest number where no rule has the one that was asked for."""

    NUMBER = "number"
    NEAREST = "nearest number"
    WORDS = "words"


class Hit(NamedTuple):
    """A rule that answers a query; the higher the score the better, comparable within one search only.

    `above` is the text of the rule that it stands under, '' for none. A tuple, because a search makes many and a frozen
    dataclass takes five times as long to make.
    """

    id: str
    rulebook: str
    number: str
    heading: str
    text: str
    score: float
    url: str
    found_by: FoundBy
    above: str


def search(connection: sqlite3.Connection, query: str, book: str | None = None, limit: int = 20) -> list[Hit]:
    """At most `limit` rules, best first: the rule of that number, or of the nearest that there is, and its children; or
    the rules that answer the words.

    Raises QueryError where there is nothing to search for.
    """
    if len(query) > LONGEST_QUERY_CHARACTERS:
        raise QueryError(f"the query has {len(query)} characters (ask in at most {LONGEST_QUERY_CHARACTERS})")
    if not words(query):
        raise QueryError(f"{query!r} has no word to search for (type a word or a rule number)")
    number = read_number(query, book_titles(connection))
    hits = find_number(connection, number, book) if number else []
    return hits[:limit] or list(_by_words(connection, asked(query, _Known(connection)), book, limit))


def find_number(connection: sqlite3.Connection, asked_for: Number, book: str | None = None) -> list[Hit]:
    """The rules of that number, or else of the nearest in the rulebook that it names, or else in any."""
    for owner in dict.fromkeys((asked_for.book or book, book)):
        for number in nearest_numbers(asked_for.number):
            is_exact = number == asked_for.number and owner == (asked_for.book or book)
            found_by = FoundBy.NUMBER if is_exact else FoundBy.NEAREST
            if hits := list(_by_number(connection, number, owner, found_by)):
                return hits
    return []


def _by_number(connection: sqlite3.Connection, number: str, book: str | None, found_by: FoundBy) -> Iterator[Hit]:
    """The rules of that number, their children, the rules of the section of that number, and the rule of the ruling of
    that number, in reading order."""
    sql = f"""
        SELECT {_COLUMNS}, rules.number = :number AS is_exact
        FROM rules JOIN rulebooks ON rulebooks.id = rules.rulebook JOIN sections ON sections.id = rules.section
             {_ABOVE}
        WHERE (rules.number = :number OR rules.id = rules.rulebook || '-' || :number
               OR substr(rules.number, 1, length(:number) + 1) = :number || '.' OR sections.number = :number
               OR rules.id IN (SELECT rule FROM rulings WHERE number = :number))
          AND (:book IS NULL OR rules.rulebook = :book)
        ORDER BY is_exact DESC, rulebooks.ordinal, rules.ordinal
    """
    for row in connection.execute(sql, {"number": number, "book": book}):
        yield _hit(row, NUMBER_SCORE + row["is_exact"], found_by)


def _by_words(connection: sqlite3.Connection, slots: Sequence[Slot], book: str | None, limit: int) -> Iterator[Hit]:
    keys = json.dumps([key for slot in slots for key in slot])
    sql = "SELECT key, entries FROM search_postings WHERE key IN (SELECT value FROM json_each(?))"
    postings = {key: json.loads(entries) for key, entries in connection.execute(sql, [keys])}
    best = best_places(slots, postings, _places(connection, book), limit)
    sql = f"""
        SELECT place, {_COLUMNS} FROM search_entries JOIN rules ON rules.id = search_entries.id {_ABOVE}
        WHERE place IN (SELECT value FROM json_each(?))
    """
    rows = {row["place"]: row for row in connection.execute(sql, [json.dumps([place for _, place in best])])}
    return (_hit(rows[place], float(score), FoundBy.WORDS) for score, place in best)


def _places(connection: sqlite3.Connection, book: str | None) -> range:
    """Where the rules stand among the entries: those of a rulebook stand together."""
    where = "WHERE type = 'rule'" + (" AND rulebook = :book" if book else "")
    first, last = (
        connection.execute(f"SELECT {which}(place) FROM search_entries {where}", {"book": book}).fetchone()[0]
        for which in ("min", "max")
    )
    return range(0) if first is None else range(first, last + 1)


def _hit(row: sqlite3.Row, score: float, found_by: FoundBy) -> Hit:
    above = row["above"] or ""
    return Hit(
        row["id"], row["rulebook"], row["number"], row["heading"], row["text"], score, row["url"], found_by, above
    )


@dataclass(frozen=True, slots=True)
class _Known:
    """The words that a database knows."""

    connection: sqlite3.Connection

    def keys(self, forms: Sequence[str]) -> dict[str, tuple[str, bool]]:
        sql = "SELECT form, key, is_weak FROM search_forms WHERE form IN (SELECT value FROM json_each(?))"
        return {form: (key, bool(is_weak)) for form, key, is_weak in self.connection.execute(sql, [json.dumps(forms)])}

    def beginning(self, letters: str, most: int) -> list[str]:
        sql = "SELECT key FROM search_forms WHERE substr(form, 1, ?) = ? GROUP BY key ORDER BY min(ordinal) LIMIT ?"
        return [key for (key,) in self.connection.execute(sql, [len(letters), letters, most])]

    def resembling(self, form: str, most: int) -> str | None:
        sql = """
            SELECT form, key FROM search_forms
            WHERE substr(form, 1, 1) = ? AND length(form) BETWEEN ? AND ? ORDER BY ordinal
        """
        near = self.connection.execute(sql, [form[0], len(form) - most, len(form) + most])
        found = [(slips(form, each, most), place, key) for place, (each, key) in enumerate(near)]
        best = min(found, default=None)
        return best[2] if best and best[0] <= most else None

    def names(self, keys: Sequence[str]) -> list[str]:
        sql = "SELECT key FROM search_postings WHERE key IN (SELECT value FROM json_each(?))"
        return [key for (key,) in self.connection.execute(sql, [json.dumps(keys)])]

    def meant(self, phrases: Sequence[str]) -> dict[str, dict[str, int]]:
        sql = """
            SELECT phrase, key, weight FROM search_phrases WHERE phrase IN (SELECT value FROM json_each(?)) ORDER BY key
        """
        found: dict[str, dict[str, int]] = defaultdict(dict)
        for phrase, key, weight in self.connection.execute(sql, [json.dumps(phrases)]):
            found[phrase][key] = weight
        return found
