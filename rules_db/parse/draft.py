"""The growing result of parsing: what was read so far, what became of each block, and what is wrong with it."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum

from rules_db.errors import Problem
from rules_db.model import (
    Asked,
    Concept,
    Example,
    Finding,
    Library,
    NumberDeviation,
    Page,
    Place,
    PlainExample,
    Rule,
    Rulebook,
    Ruling,
    Section,
    Setting,
    SourceLines,
    Table,
    Term,
)


class Became(StrEnum):
    """What a block is in the library or, from the title on, on its page alone."""

    SECTION = "section"
    RULE = "rule"
    TABLE = "table"
    CAPTION = "caption"
    RULING = "ruling"
    FIELDS = "fields"
    SETTINGS = "settings"
    EXAMPLE = "example"
    TERM = "term"
    FINDING = "finding"
    TEXT = "text of an entry"
    SUMMARY = "summary"
    CONCEPTS = "concepts"
    TITLE = "title"
    HEADING = "heading"
    COMMENTARY = "commentary"
    NOTE = "note"


@dataclass(slots=True)
class Draft:
    """Lists in reading order, filled by the readers of the single files; `places` says where each id was defined.

    `fates` says what became of the block that begins at a line of a file.
    """

    rulebooks: list[Rulebook] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    terms: list[Term] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    rulings: list[Ruling] = field(default_factory=list)
    settings: list[Setting] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    concepts: list[Concept] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    plain_examples: list[PlainExample] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    source_lines: list[SourceLines] = field(default_factory=list)
    deviations: list[NumberDeviation] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    places: dict[str, Place] = field(default_factory=dict)
    fates: dict[tuple[str, int], Became] = field(default_factory=dict)
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    def next_ordinal(self, what: str, within: str) -> int:
        """1, 2, 3 … for each kind of thing within each owner."""
        self.counts[what, within] += 1
        return self.counts[what, within]

    def problem(self, file: str, line: int, what: str, mend: str) -> None:
        self.problems.append(Problem(file, line, what, mend))

    def claim(self, identity: str, what: str, place: Place, mend: str = "numbers are unique in a rulebook") -> bool:
        """Whether an id was free, and is taken now; a problem where it was not."""
        first = self.places.setdefault(identity, place)
        if first == place:
            return True
        where = f"line {first.line}" if first.file == place.file else str(first)
        self.problem(place.file, place.line, f"{what} is already defined at {where}", mend)
        return False

    def became(self, file: str, line: int, what: Became) -> None:
        """Note what the block that begins there is."""
        self.fates[file, line] = what

    def library(self) -> Library:
        """What was read, frozen; the links are yet to come."""
        return Library(
            rulebooks=tuple(self.rulebooks),
            pages=tuple(self.pages),
            sections=tuple(self.sections),
            rules=tuple(self.rules),
            terms=tuple(self.terms),
            tables=tuple(self.tables),
            rulings=tuple(self.rulings),
            settings=tuple(self.settings),
            findings=tuple(self.findings),
            concepts=tuple(self.concepts),
            examples=tuple(self.examples),
            plain_examples=tuple(self.plain_examples),
            asked=tuple(self.asked),
            source_lines=tuple(self.source_lines),
            deviations=tuple(self.deviations),
        )
