"""The tables of rules.db. Columns that other people rely on are named in the design; the rest may grow.

`Column` order is the order in the file. Texts are Markdown unless the explorer's descriptions say otherwise.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableSpec:
    """One table: columns with their SQL types, key, foreign keys (column, table, column) and indexes."""

    name: str
    columns: dict[str, type]
    pk: str | tuple[str, ...] | None = None
    foreign_keys: tuple[tuple[str, str, str], ...] = ()
    indexes: tuple[tuple[str, ...], ...] = ()


_PLACE: dict[str, type] = {"file": str, "line": int}

TABLES: tuple[TableSpec, ...] = (
    TableSpec(
        "rulebooks",
        {
            "id": str,
            "title": str,
            "short_title": str,
            "version": str,
            "summary": str,
            "ordinal": int,
            "source_title": str,
            "source_file": str,
            "source_reader": str,
            "source_url": str,
            "source_date": str,
            "attribution": str,
            **_PLACE,
        },
        pk="id",
    ),
    TableSpec(
        "pages",
        {"file": str, "rulebook": str, "role": str, "number": str, "title": str, "ordinal": int, "url": str},
        pk="file",
        foreign_keys=(("rulebook", "rulebooks", "id"),),
    ),
    TableSpec(
        "sections",
        {
            "id": str,
            "rulebook": str,
            "number": str,
            "title": str,
            "parent": str,
            "ordinal": int,
            "depth": int,
            "url": str,
            **_PLACE,
        },
        pk="id",
        foreign_keys=(("rulebook", "rulebooks", "id"), ("parent", "sections", "id")),
        indexes=(("rulebook", "ordinal"), ("parent",)),
    ),
    TableSpec(
        "rules",
        {
            "id": str,
            "rulebook": str,
            "section": str,
            "number": str,
            "parent": str,
            "ordinal": int,
            "depth": int,
            "kind": str,
            "text": str,
            "url": str,
            "level": str,
            "level_reason": str,
            "heading": str,
            "aliases": str,
            "is_withdrawn": int,
            **_PLACE,
        },
        pk="id",
        foreign_keys=(("rulebook", "rulebooks", "id"), ("section", "sections", "id"), ("parent", "rules", "id")),
        indexes=(("number",), ("rulebook", "ordinal"), ("section",), ("parent",), ("kind",)),
    ),
    TableSpec(
        "terms",
        {
            "id": str,
            "rulebook": str,
            "name": str,
            "aliases": str,
            "search_aliases": str,
            "definition": str,
            "rule": str,
            "url": str,
            **_PLACE,
        },
        pk="id",
        foreign_keys=(("rulebook", "rulebooks", "id"), ("rule", "rules", "id")),
        indexes=(("name",), ("rulebook",)),
    ),
    TableSpec(
        "term_links",
        {"rule": str, "term": str, "start": int, "end": int},
        pk=("rule", "start"),
        foreign_keys=(("rule", "rules", "id"), ("term", "terms", "id")),
        indexes=(("term",),),
    ),
    TableSpec(
        "rulings",
        {
            "id": str,
            "rulebook": str,
            "rule": str,
            "number": str,
            "title": str,
            "question": str,
            "decision": str,
            "reason": str,
            "settles": str,
            "ordinal": int,
            "url": str,
            **_PLACE,
        },
        pk="id",
        foreign_keys=(("rulebook", "rulebooks", "id"), ("rule", "rules", "id")),
        indexes=(("rule",),),
    ),
    TableSpec(
        "refs",
        {
            "id": int,
            "source": str,
            "target": str,
            "kind": str,
            "text": str,
            "target_section": str,
            "target_ruling": str,
            "ruling": str,
            "field": str,
            "start": int,
            "end": int,
        },
        pk="id",
        foreign_keys=(
            ("source", "rules", "id"),
            ("target", "rules", "id"),
            ("target_section", "sections", "id"),
            ("target_ruling", "rulings", "id"),
            ("ruling", "rulings", "id"),
        ),
        indexes=(("source",), ("target",), ("target_section",)),
    ),
    TableSpec(
        "rule_tables",
        {
            "id": str,
            "rule": str,
            "caption": str,
            "is_equivalence": int,
            "header": str,
            "rows": str,
            **_PLACE,
        },
        pk="id",
        foreign_keys=(("rule", "rules", "id"),),
        indexes=(("rule",),),
    ),
    TableSpec(
        "equivalence_tables",
        {"id": str, "rulebook": str, "rule": str, "title": str, "columns": str},
        pk="id",
        foreign_keys=(("rulebook", "rulebooks", "id"), ("rule", "rules", "id")),
    ),
    TableSpec(
        "equivalences",
        {"id": int, "table": str, "rule": str, "class": str, "column": str, "value": str, "note": str},
        pk="id",
        foreign_keys=(("table", "equivalence_tables", "id"), ("rule", "rules", "id")),
        indexes=(("value",), ("table", "class")),
    ),
    TableSpec("concepts", {"id": str, "name": str, **_PLACE}, pk="id"),
    TableSpec(
        "concept_terms",
        {"concept": str, "rulebook": str, "name": str, "term": str},
        pk=("concept", "rulebook"),
        foreign_keys=(("concept", "concepts", "id"), ("rulebook", "rulebooks", "id"), ("term", "terms", "id")),
        indexes=(("name",),),
    ),
    TableSpec(
        "settings",
        {"rulebook": str, "key": str, "value": str, "default": str, "meaning": str, "ruling": str},
        pk=("rulebook", "key"),
        foreign_keys=(("rulebook", "rulebooks", "id"), ("ruling", "rulings", "id")),
    ),
    TableSpec(
        "findings",
        {
            "id": str,
            "rulebook": str,
            "number": str,
            "title": str,
            "kind": str,
            "text": str,
            "lines": str,
            "handled": str,
            "ordinal": int,
            "url": str,
            **_PLACE,
        },
        pk="id",
        foreign_keys=(("rulebook", "rulebooks", "id"),),
        indexes=(("rulebook", "kind"),),
    ),
    TableSpec(
        "finding_rules",
        {"finding": str, "rule": str},
        pk=("finding", "rule"),
        foreign_keys=(("finding", "findings", "id"), ("rule", "rules", "id")),
        indexes=(("rule",),),
    ),
    TableSpec(
        "finding_rulings",
        {"finding": str, "ruling": str},
        pk=("finding", "ruling"),
        foreign_keys=(("finding", "findings", "id"), ("ruling", "rulings", "id")),
        indexes=(("ruling",),),
    ),
    TableSpec(
        "deviations",
        {"rulebook": str, "number": str, "is_a": str, "finding": str, **_PLACE},
        foreign_keys=(("rulebook", "rulebooks", "id"), ("finding", "findings", "id")),
    ),
    TableSpec(
        "examples",
        {"id": str, "rulebook": str, "rule": str, "title": str, "text": str, "outcome": str, **_PLACE},
        pk="id",
        foreign_keys=(("rulebook", "rulebooks", "id"), ("rule", "rules", "id")),
        indexes=(("rule",),),
    ),
    TableSpec(
        "example_rules",
        {"example": str, "rule": str},
        pk=("example", "rule"),
        foreign_keys=(("example", "examples", "id"), ("rule", "rules", "id")),
    ),
    TableSpec(
        "example_events",
        {
            "id": int,
            "example": str,
            "scenario": str,
            "number": int,
            "kind": str,
            "rule": str,
            "who": str,
            "data": str,
            "parent": int,
        },
        pk="id",
        foreign_keys=(("example", "examples", "id"), ("rule", "rules", "id"), ("parent", "example_events", "id")),
        indexes=(("example", "number"), ("rule",)),
    ),
    TableSpec(
        "example_cards",
        {
            "example": str,
            "scenario": str,
            "card": str,
            "player": str,
            "zone": str,
            "numbers": str,
            "position": str,
            "facing": str,
        },
        foreign_keys=(("example", "examples", "id"),),
        indexes=(("example",),),
    ),
    TableSpec(
        "citations",
        {"rule": str, "module": str, "qualname": str, "line": int},
        foreign_keys=(("rule", "rules", "id"),),
        indexes=(("rule",),),
    ),
    TableSpec(
        "source_lines",
        {
            "rule": str,
            "rulebook": str,
            "source": str,
            "first_line": int,
            "last_line": int,
            "hash": str,
            "note": str,
            **_PLACE,
        },
        foreign_keys=(("rule", "rules", "id"), ("rulebook", "rulebooks", "id")),
        indexes=(("rule",),),
    ),
    TableSpec("build", {"key": str, "value": str}, pk="key"),
)

FTS_TABLE = "rules"
FTS_COLUMNS = ("number", "heading", "text", "aliases")
