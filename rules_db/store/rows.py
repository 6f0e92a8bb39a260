"""The rows of each table, made from the library, in reading order."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from typing import Any

from rules_db.model import Library, Place
from rules_db.store.ranking_tables import ranking_rows
from rules_db.store.table_spec import Row


def rows_of(library: Library) -> dict[str, list[Row]]:
    """Table name to rows, for every table but `build`."""
    rows = {name: [_placed(row) for row in make(library)] for name, make in _MAKERS.items()}
    return {**rows, **ranking_rows(library)}


def _placed(row: Row) -> Row:
    place = row.pop("place", None)
    if isinstance(place, Place):
        row["file"], row["line"] = place.file, place.line
    return row


def _plain(items: Iterable[Any]) -> list[Row]:
    return [_fields(item) for item in items]


def _fields(item: Any) -> Row:
    """The fields of a dataclass by name; unlike dataclasses.asdict it copies nothing, since nothing can change."""
    return {name: getattr(item, name) for name in _field_names(item.__class__)}


@cache
def _field_names(type_: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(type_))


def _rule_rows(library: Library) -> list[Row]:
    words = search_words(library)
    return [{**_fields(rule), "aliases": ", ".join(words[rule.id])} for rule in library.rules]


def search_words(library: Library) -> dict[str, list[str]]:
    """For each rule, the other words by which readers look for it: aliases of the terms that it uses or defines,
    and what other games call the same."""
    terms = {term.id: term for term in library.terms}
    elsewhere: dict[str, list[str]] = defaultdict(list)
    for concept in library.concepts:
        names = [each.name for each in concept.terms if each.name]
        for each in concept.terms:
            if each.term:
                elsewhere[each.term] += [concept.name, *(name for name in names if name != each.name)]
    words: dict[str, dict[str, None]] = defaultdict(dict)
    pairs = [(link.rule, link.term) for link in library.term_links]
    pairs += [(term.rule, term.id) for term in library.terms if term.rule]
    for rule, identity in pairs:
        term = terms[identity]
        words[rule] |= dict.fromkeys((*term.aliases, *term.search_aliases, *elsewhere[identity]))
    return defaultdict(list, {rule: list(found) for rule, found in words.items()})


def _term_rows(library: Library) -> list[Row]:
    return [
        {**_fields(term), **{name: ", ".join(getattr(term, name)) for name in ("aliases", "search_aliases", "not_in")}}
        for term in library.terms
    ]


def _table_rows(library: Library) -> list[Row]:
    return [{**_fields(table), "header": _json(table.header), "rows": _json(table.rows)} for table in library.tables]


def _equivalence_table_rows(library: Library) -> list[Row]:
    books = {rule.id: rule.rulebook for rule in library.rules}
    return [
        {
            "id": table.id,
            "rulebook": books[table.rule],
            "rule": table.rule,
            "title": table.caption,
            "columns": _json(table.header[1:]),
        }
        for table in library.tables
        if table.is_equivalence
    ]


def _equivalence_rows(library: Library) -> list[Row]:
    rows = []
    for number, row in enumerate(_plain(library.equivalences), 1):
        row["class"] = row.pop("class_")
        rows.append({"id": number, **row})
    return rows


def _ruling_rows(library: Library) -> list[Row]:
    rows = _plain(library.rulings)
    for row in rows:
        row["settles"] = ", ".join(row["settles"])
    return rows


def _finding_rows(library: Library) -> list[Row]:
    rows = _plain(library.findings)
    for row in rows:
        del row["rules"], row["settled_by"]
        row["lines"] = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in row["lines"])
    return rows


def _example_rows(library: Library) -> list[Row]:
    rows = _plain(library.examples)
    for row in rows:
        del row["rules"]
    return rows


def _event_rows(library: Library) -> list[Row]:
    """Events with ids through all examples; `parent` is the id of the event that led to one."""
    ids = {(event.example, event.number): index for index, event in enumerate(library.events, 1)}
    rows = []
    for index, row in enumerate(_plain(library.events), 1):
        because = row.pop("because")
        parent = None if because is None else ids[row["example"], because]
        rows.append({"id": index, **row, "parent": parent})
    return rows


_MAKERS: dict[str, Callable[[Library], list[Row]]] = {
    "rulebooks": lambda library: _plain(library.rulebooks),
    "pages": lambda library: _plain(library.pages),
    "sections": lambda library: _plain(library.sections),
    "rules": _rule_rows,
    "terms": _term_rows,
    "term_links": lambda library: _plain(library.term_links),
    "rulings": _ruling_rows,
    "refs": lambda library: [{"id": n, **row} for n, row in enumerate(_plain(library.references), 1)],
    "rule_tables": _table_rows,
    "equivalence_tables": _equivalence_table_rows,
    "equivalences": _equivalence_rows,
    "concepts": lambda library: [{"id": each.id, "name": each.name, "place": each.place} for each in library.concepts],
    "concept_terms": lambda library: _plain(each for concept in library.concepts for each in concept.terms),
    "settings": lambda library: _plain(library.settings),
    "findings": _finding_rows,
    "finding_rules": lambda library: [
        {"finding": each.id, "rule": rule} for each in library.findings for rule in each.rules
    ],
    "finding_rulings": lambda library: [
        {"finding": each.id, "ruling": ruling} for each in library.findings for ruling in each.settled_by
    ],
    "deviations": lambda library: _plain(library.deviations),
    "examples": _example_rows,
    "plain_examples": lambda library: _plain(library.plain_examples),
    "example_rules": lambda library: [
        {"example": each.id, "rule": rule} for each in library.examples for rule in each.rules
    ],
    "example_events": _event_rows,
    "example_cards": lambda library: _plain(library.example_cards),
    "asked": lambda library: _plain(library.asked),
    "citations": lambda library: _plain(library.citations),
    "watches": lambda library: _plain(library.watches),
    "knock_outs": lambda library: _plain(library.knock_outs),
    "source_lines": lambda library: _plain(library.source_lines),
}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
