"""rules.db read back as the library that was written; the CLI, the site and the explorer all start here."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
    Library,
    Moment,
    NumberDeviation,
    Page,
    PageRole,
    Place,
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
from rules_db.store.rows import Row

Value = TypeVar("Value")


@contextmanager
def open_database(path: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection; raises StoreError when the file is missing, locked, or no rules database."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no database here (make it with `rules-db build`)")
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=1)
    connection.row_factory = sqlite3.Row
    try:
        connection.execute("SELECT key FROM build LIMIT 1")
        yield connection
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise StoreError(f"{path}: the database is locked (close the program that writes to it)") from error
        raise StoreError(f"{path}: no rules database: {error} (make it with `rules-db build`)") from error
    finally:
        connection.close()


def load_library(path: Path) -> Library:
    """The library stored in a database; equal to the one that was written. Raises StoreError as open_database does."""
    with open_database(path) as connection:
        return _Loader(connection).library()


class _Loader:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, table: str) -> Iterator[Row]:
        for row in self.connection.execute(f"SELECT * FROM [{table}] ORDER BY rowid"):
            plain = dict(row)
            if "file" in plain and "line" in plain:
                plain["place"] = Place(plain.pop("file"), plain.pop("line"))
            yield plain

    def all(self, table: str, type_: Callable[..., Value], **convert: Callable[[Any], object]) -> tuple[Value, ...]:
        """The rows of a table as values; `convert` maps columns that are stored in another form."""
        names = {field.name for field in fields(type_)}  # type: ignore[arg-type]
        values = []
        for row in self.rows(table):
            row = {name: value for name, value in row.items() if name in names}
            row.update((name, function(row[name])) for name, function in convert.items())
            values.append(type_(**row))
        return tuple(values)

    def pairs(self, table: str, key: str, value: str) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = defaultdict(tuple)
        for row in self.rows(table):
            found[row[key]] += (row[value],)
        return found

    def library(self) -> Library:
        return Library(
            rulebooks=self.all("rulebooks", Rulebook),
            pages=self.all("pages", Page, role=PageRole),
            sections=self.all("sections", Section),
            rules=self.all("rules", Rule, kind=Kind, is_withdrawn=bool, watched=bool),
            terms=self.all("terms", Term, aliases=_listed, search_aliases=_listed, not_in=_listed),
            tables=self.all("rule_tables", Table, header=_tuple, rows=_tuples, is_equivalence=bool),
            rulings=self.all("rulings", Ruling, settles=lambda text: tuple(map(FindingId, _listed(text)))),
            settings=self.all("settings", Setting),
            findings=tuple(self.findings()),
            references=self.all("refs", Reference, kind=ReferenceKind),
            term_links=self.all("term_links", TermLink),
            equivalences=tuple(self.equivalences()),
            concepts=tuple(self.concepts()),
            examples=tuple(self.examples()),
            events=tuple(self.events()),
            example_cards=self.all("example_cards", ExampleCard, moment=Moment, is_turned=bool, is_face_down=bool),
            citations=self.all("citations", Citation),
            watches=self.all("watches", Watch),
            asked=self.all("asked", Asked),
            source_lines=self.all("source_lines", SourceLines),
            deviations=self.all("deviations", NumberDeviation, is_a=Deviation),
        )

    def findings(self) -> Iterator[Finding]:
        rules = self.pairs("finding_rules", "finding", "rule")
        rulings = self.pairs("finding_rulings", "finding", "ruling")
        for row in self.rows("findings"):
            row["lines"] = tuple(_line_range(item) for item in _listed(row["lines"]))
            yield Finding(**row, rules=rules[row["id"]], settled_by=rulings[row["id"]])  # type: ignore[arg-type]

    def examples(self) -> Iterator[Example]:
        rules = self.pairs("example_rules", "example", "rule")
        for row in self.rows("examples"):
            yield Example(**row, rules=rules[row["id"]])  # type: ignore[arg-type]

    def events(self) -> Iterator[ExampleEvent]:
        numbers: dict[int, int] = {}
        for row in self.rows("example_events"):
            numbers[row.pop("id")] = row["number"]
            parent = row.pop("parent")
            yield ExampleEvent(**row, because=None if parent is None else numbers[parent])

    def equivalences(self) -> Iterator[Equivalence]:
        for row in self.rows("equivalences"):
            del row["id"]
            yield Equivalence(class_=row.pop("class"), **row)

    def concepts(self) -> Iterator[Concept]:
        terms: dict[str, tuple[ConceptTerm, ...]] = defaultdict(tuple)
        for row in self.rows("concept_terms"):
            terms[row["concept"]] += (ConceptTerm(**row),)
        for row in self.rows("concepts"):
            yield Concept(**row, terms=terms[row["id"]])


def _listed(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()


def _tuple(text: str) -> tuple[str, ...]:
    return tuple(json.loads(text))


def _tuples(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, json.loads(text)))


def _line_range(item: str) -> tuple[int, int]:
    first, _, last = item.partition("-")
    return int(first), int(last or first)
