"""The growing result of parsing: what was read so far, and what is wrong with it."""

from collections import Counter
from dataclasses import dataclass, field

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
    Rule,
    Rulebook,
    Ruling,
    Section,
    Setting,
    SourceLines,
    Table,
    Term,
)


@dataclass(slots=True)
class Draft:
    """Lists in reading order, filled by the readers of the single files; `places` says where each id was defined."""

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
    asked: list[Asked] = field(default_factory=list)
    source_lines: list[SourceLines] = field(default_factory=list)
    deviations: list[NumberDeviation] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    places: dict[str, Place] = field(default_factory=dict)
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    def next_ordinal(self, what: str, within: str) -> int:
        """1, 2, 3 … for each kind of thing within each owner."""
        self.counts[what, within] += 1
        return self.counts[what, within]

    def problem(self, file: str, line: int, what: str, mend: str) -> None:
        self.problems.append(Problem(file, line, what, mend))

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
            asked=tuple(self.asked),
            source_lines=tuple(self.source_lines),
            deviations=tuple(self.deviations),
        )
