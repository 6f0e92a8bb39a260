"""rules.db read back as the library that was written; the CLI, the site and the explorer all start here."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

from rules_db.errors import StoreError
from rules_db.model import (
    Asked,
    Citation,
    Concept,
    ConceptTerm,
    Deviation,
    Equivalence,
    Example,
    ExampleCard,
    ExampleEvent,
    Finding,
    FindingId,
    Kind,
    KnockOut,
    Library,
    Moment,
    NumberDeviation,
    Page,
    PageRole,
    Place,
    PlainExample,
    Reference,
    ReferenceKind,
    Rule,
    Rulebook,
    Ruling,
    Section,
    Setting,
    SourceLines,
    Table,
    Term,
    TermLink,
    Watch,
)
from rules_db.store.connect import open_database
from rules_db.store.table_spec import Row

Value = TypeVar("Value")
Convert = Callable[[Any], object]


def load_library(path: Path) -> Library:
    """The library stored in a database; equal to the one that was written. Raises StoreError as open_database does."""
    with open_database(path) as connection:
        try:
            return _library(Reader(connection))
        except (TypeError, ValueError, LookupError) as error:
            raise StoreError(f"{path}: no tables of ours: {error} (make it with `rules-db build`)") from error


class Reader:
    """Rows as values, in the order in which they were written.

    A condition is SQL on the columns of the table, with a `?` for each of the values that follow it.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rules(self, condition: str = "TRUE", *values: str) -> tuple[Rule, ...]:
        return self.all("rules", Rule, condition, *values, kind=Kind, is_withdrawn=bool, watched=bool)

    def terms(self, condition: str = "TRUE", *values: str) -> tuple[Term, ...]:
        lists = {"aliases": _listed, "search_aliases": _listed, "not_in": _listed}
        return self.all("terms", Term, condition, *values, **lists, is_capitalised=bool)

    def plain_examples(self, condition: str = "TRUE", *values: str) -> tuple[PlainExample, ...]:
        return self.all("plain_examples", PlainExample, condition, *values)

    def rulings(self, condition: str = "TRUE", *values: str) -> tuple[Ruling, ...]:
        return self.all(
            "rulings", Ruling, condition, *values, settles=lambda text: tuple(map(FindingId, _listed(text)))
        )

    def references(self, condition: str = "TRUE", *values: str) -> tuple[Reference, ...]:
        return self.all("refs", Reference, condition, *values, kind=ReferenceKind)

    def findings(self, condition: str = "TRUE", *values: str) -> Iterator[Finding]:
        rules = self.pairs("finding_rules", "finding", "rule")
        rulings = self.pairs("finding_rulings", "finding", "ruling")
        for row in self.rows("findings", condition, *values):
            row["lines"] = tuple(_line_range(item) for item in _listed(row["lines"]))
            yield Finding(**row, rules=rules[row["id"]], settled_by=rulings[row["id"]])  # type: ignore[arg-type]

    def all(
        self, table: str, type_: Callable[..., Value], condition: str = "TRUE", *values: str, **convert: Convert
    ) -> tuple[Value, ...]:
        """The rows of a table as values; `convert` maps columns that are stored in another form."""
        names = {field.name for field in fields(type_)}  # type: ignore[arg-type]
        found = []
        for row in self.rows(table, condition, *values):
            row = {name: value for name, value in row.items() if name in names}
            row.update((name, function(row[name])) for name, function in convert.items())
            found.append(type_(**row))
        return tuple(found)

    def rows(self, table: str, condition: str = "TRUE", *values: str) -> Iterator[Row]:
        for row in self.connection.execute(f"SELECT * FROM [{table}] WHERE {condition} ORDER BY rowid", values):
            plain = dict(row)
            if "file" in plain and "line" in plain:
                plain["place"] = Place(plain.pop("file"), plain.pop("line"))
            yield plain

    def pairs(self, table: str, key: str, value: str) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = defaultdict(tuple)
        for row in self.rows(table):
            found[row[key]] += (row[value],)
        return found


def _library(reader: Reader) -> Library:
    return Library(
        rulebooks=reader.all("rulebooks", Rulebook),
        pages=reader.all("pages", Page, role=PageRole),
        sections=reader.all("sections", Section),
        rules=reader.rules(),
        terms=reader.terms(),
        tables=reader.all("rule_tables", Table, header=_tuple, rows=_tuples, is_equivalence=bool),
        rulings=reader.rulings(),
        settings=reader.all("settings", Setting),
        findings=tuple(reader.findings()),
        references=reader.references(),
        term_links=reader.all("term_links", TermLink),
        equivalences=tuple(_equivalences(reader)),
        concepts=tuple(_concepts(reader)),
        examples=tuple(_examples(reader)),
        plain_examples=reader.plain_examples(),
        events=tuple(_events(reader)),
        example_cards=reader.all("example_cards", ExampleCard, moment=Moment, is_turned=bool, is_face_down=bool),
        citations=reader.all("citations", Citation),
        watches=reader.all("watches", Watch),
        knock_outs=reader.all("knock_outs", KnockOut),
        asked=reader.all("asked", Asked),
        source_lines=reader.all("source_lines", SourceLines),
        deviations=reader.all("deviations", NumberDeviation, is_a=Deviation),
    )


def _examples(reader: Reader) -> Iterator[Example]:
    rules = reader.pairs("example_rules", "example", "rule")
    for row in reader.rows("examples"):
        yield Example(**row, rules=rules[row["id"]])  # type: ignore[arg-type]


def _events(reader: Reader) -> Iterator[ExampleEvent]:
    numbers: dict[int, int] = {}
    for row in reader.rows("example_events"):
        numbers[row.pop("id")] = row["number"]
        parent = row.pop("parent")
        yield ExampleEvent(**row, because=None if parent is None else numbers[parent])


def _equivalences(reader: Reader) -> Iterator[Equivalence]:
    for row in reader.rows("equivalences"):
        del row["id"]
        yield Equivalence(class_=row.pop("class"), **row)


def _concepts(reader: Reader) -> Iterator[Concept]:
    terms: dict[str, tuple[ConceptTerm, ...]] = defaultdict(tuple)
    for row in reader.rows("concept_terms"):
        terms[row["concept"]] += (ConceptTerm(**row),)
    for row in reader.rows("concepts"):
        yield Concept(**row, terms=terms[row["id"]])


def _listed(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()


def _finding_ids(text: str) -> tuple[FindingId, ...]:
    return tuple(map(FindingId, _listed(text)))


def _tuple(text: str) -> tuple[str, ...]:
    return tuple(json.loads(text))


def _tuples(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, json.loads(text)))


def _line_range(item: str) -> tuple[int, int]:
    first, _, last = item.partition("-")
    return int(first), int(last or first)
