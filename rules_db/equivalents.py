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
        SELECT e."table", e.class, min(CASE
            WHEN lower(:term) IN (lower(e.value), lower(e.class)) THEN 0
            WHEN lower(e.value) LIKE '% ' || lower(:term) THEN 1
        END) AS distance
        FROM equivalences e JOIN equivalence_tables t ON t.id = e."table"
        WHERE :book IS NULL OR t.rulebook = :book
        GROUP BY e."table", e.class HAVING distance IS NOT NULL
    )
    SELECT t.title, e.class, e."column", e.value, e.note, e.rule || ', ' || t.rule || coalesce(', ' || (
        SELECT group_concat(terms.rule, ', ') FROM terms
        WHERE terms.rulebook = t.rulebook AND (lower(terms.name) = lower(e.class) OR (
            EXISTS (SELECT 1 FROM term_links WHERE term_links.rule = e.rule AND term_links.term = terms.id)
            AND e.value <> ''
            AND (terms.name = e.value OR instr(', ' || terms.aliases || ', ', ', ' || e.value || ', '))
        ))
    ), ''), hit.distance
    FROM hit JOIN equivalences e ON e."table" = hit."table" AND e.class = hit.class
    JOIN equivalence_tables t ON t.id = e."table"
    ORDER BY hit.distance, e.id
"""


def equivalents(connection: sqlite3.Connection, term: str, book: str | None = None) -> list[Equivalent]:
    """Every name of what `term` means, game by game: from equivalence tables, then from concepts.

    A word that is the name of something is not taken for an alias as well; in tables it may be the last word of a
    member, too (Trap: Counter Trap). A rule that defines the name of a member governs it where the rule of its class
    speaks of that term. Raises NotFound where no table or concept knows the word.
    """
    asked = {"term": term.strip(), "book": book}
    tables = list(connection.execute(_TABLES, asked))
    concepts = list(connection.execute(_CONCEPTS, asked))
    is_member = any(row["distance"] == 0 for row in tables)
    nearest = 0 if is_member else min((row["distance"] for row in concepts), default=0)
    rows = [*tables, *(row for row in concepts if row["distance"] <= nearest)]
    if not rows:
        where = f" in {book}" if book else ""
        raise NotFound(f"{term!r} stands in no equivalence table or concept{where} (try `rules-db search`)")
    return [_equivalent(*list(row)[:6]) for row in rows]


def _equivalent(where: str, class_: str, rulebook: str, name: str, note: str, rules: str | None) -> Equivalent:
    return Equivalent(where, class_, rulebook, name, note, tuple(dict.fromkeys(rules.split(", "))) if rules else ())
