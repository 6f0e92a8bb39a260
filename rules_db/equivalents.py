"""What other games, and other tables, call the same thing."""

import sqlite3
from dataclasses import dataclass

from rules_db.errors import NotFound


@dataclass(frozen=True, slots=True)
class Equivalent:
    """One name of an idea in one rulebook (or one column of an equivalence table).

    `where` is the concept or the table's title, `class_` the row; `name` is '' where there is no equivalent. `rules`
    are those that govern it: the rule of the class and of its table, and the rule that defines the name.
    """

    where: str
    class_: str
    rulebook: str
    name: str
    note: str
    rules: tuple[str, ...]


_CONCEPTS = """
    WITH hit AS (
        SELECT ct.concept, min(CASE
            WHEN lower(ct.name) = lower(:term) OR lower(c.name) = lower(:term) THEN 0
            WHEN ', ' || lower(t.aliases) || ', ' LIKE '%, ' || lower(:term) || ', %' THEN 1
            WHEN ', ' || lower(t.search_aliases) || ', ' LIKE '%, ' || lower(:term) || ', %' THEN 2
        END) AS distance
        FROM concept_terms ct JOIN concepts c ON c.id = ct.concept LEFT JOIN terms t ON t.id = ct.term
        WHERE :book IS NULL OR ct.rulebook = :book
        GROUP BY ct.concept HAVING distance IS NOT NULL
    )
    SELECT 'concept', c.name, ct.rulebook, ct.name, '', t.rule, hit.distance
    FROM hit JOIN concepts c ON c.id = hit.concept JOIN concept_terms ct ON ct.concept = c.id
    JOIN rulebooks b ON b.id = ct.rulebook LEFT JOIN terms t ON t.id = ct.term
    ORDER BY hit.distance, c.rowid, b.ordinal
"""
_TABLES = """
    WITH hit AS (
        SELECT DISTINCT e."table", e.class FROM equivalences e JOIN equivalence_tables t ON t.id = e."table"
        WHERE (lower(e.value) = lower(:term) OR lower(e.class) = lower(:term))
          AND (:book IS NULL OR t.rulebook = :book)
    )
    SELECT t.title, e.class, e."column", e.value, e.note, e.rule || ', ' || t.rule || coalesce(', ' || (
        SELECT group_concat(terms.rule, ', ') FROM terms
        WHERE e.value <> '' AND terms.rulebook = t.rulebook
          AND (lower(terms.name) = lower(e.value)
               OR ', ' || lower(terms.aliases) || ', ' LIKE '%, ' || lower(e.value) || ', %')
    ), '')
    FROM hit JOIN equivalences e ON e."table" = hit."table" AND e.class = hit.class
    JOIN equivalence_tables t ON t.id = e."table"
    ORDER BY e.id
"""


def equivalents(connection: sqlite3.Connection, term: str, book: str | None = None) -> list[Equivalent]:
    """Every name of what `term` means, game by game: from equivalence tables, then from concepts.

    A word that is the name of something is not taken for an alias as well. Raises NotFound where no table or concept
    knows the word.
    """
    asked = {"term": term.strip(), "book": book}
    tables = list(connection.execute(_TABLES, asked))
    concepts = list(connection.execute(_CONCEPTS, asked))
    nearest = 0 if tables else min((row["distance"] for row in concepts), default=0)
    rows = [*tables, *(row for row in concepts if row["distance"] <= nearest)]
    if not rows:
        where = f" in {book}" if book else ""
        raise NotFound(f"{term!r} stands in no equivalence table or concept{where} (try `rules-db search`)")
    return [_equivalent(*list(row)[:6]) for row in rows]


def _equivalent(where: str, class_: str, rulebook: str, name: str, note: str, rules: str | None) -> Equivalent:
    return Equivalent(where, class_, rulebook, name, note, tuple(dict.fromkeys(rules.split(", "))) if rules else ())
