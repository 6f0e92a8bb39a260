"""What a rulebook is made of: pages, sections, rules, tables, and the lines of the source that they restate."""

from dataclasses import dataclass
from enum import StrEnum

from rules_db.model.places import FindingId, Place, RulebookId, RuleId, SectionId


class Kind(StrEnum):
    """What a rule does; docs/authoring.md says which wording has which kind."""

    DEFINITION = "definition"
    REQUIREMENT = "requirement"
    PERMISSION = "permission"
    PROHIBITION = "prohibition"
    PROCEDURE = "procedure"
    CONSEQUENCE = "consequence"
    TABLE = "table"
    COMMENTARY = "commentary"


class Deviation(StrEnum):
    """How a source departs from counting upwards."""

    MISORDERED = "misordered"
    REPEATED = "repeated"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One game's rulebook and the document that it restates, if it does. `ordinal` is its place on the site.

    `source_file`, `attribution` and all else about the document are '' where the rulebook restates none.
    """

    id: RulebookId
    title: str
    short_title: str
    version: str
    summary: str
    ordinal: int
    source_title: str
    source_file: str
    source_reader: str
    source_url: str
    source_date: str
    attribution: str
    place: Place

    @property
    def has_source(self) -> bool:
        """Whether it restates a document."""
        return bool(self.source_file)


class PageRole(StrEnum):
    """What a file of a rulebook is for."""

    OVERVIEW = "overview"
    CHAPTER = "chapter"
    GLOSSARY = "glossary"
    FINDINGS = "findings"
    BACKGROUND = "background"


@dataclass(frozen=True, slots=True)
class Page:
    """A written page of a rulebook. `number` is '' except for chapters; `ordinal` counts from 1 in reading order."""

    file: str
    rulebook: RulebookId
    role: PageRole
    number: str
    title: str
    ordinal: int
    url: str


@dataclass(frozen=True, slots=True)
class NumberDeviation:
    """A declared departure from the number order in one chapter."""

    rulebook: RulebookId
    number: str
    is_a: Deviation
    finding: FindingId
    place: Place


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered heading. `ordinal` counts from 1 through the rulebook; `depth` is the heading's level, 1 to 6."""

    id: SectionId
    rulebook: RulebookId
    number: str
    title: str
    parent: SectionId | None
    ordinal: int
    depth: int
    url: str
    place: Place


@dataclass(frozen=True, slots=True)
class Table:
    """A Markdown table under a rule; every row has as many cells as the header."""

    id: str
    rule: RuleId
    caption: str
    is_equivalence: bool
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Rule:
    """One statement under one number. `text` is its Markdown; `ordinal` counts from 1 through the rulebook.

    `depth` is 1 for a rule directly under its section, 2 for a child of a rule, and so on.
    `heading` is the titles above it, outermost first, parted by ' › '.
    """

    id: RuleId
    rulebook: RulebookId
    section: SectionId
    number: str
    parent: RuleId | None
    ordinal: int
    depth: int
    kind: Kind
    text: str
    heading: str
    url: str
    place: Place
    is_withdrawn: bool = False
    level: str = ""
    level_reason: str = ""
    watched: bool = False


@dataclass(frozen=True, slots=True)
class SourceLines:
    """Lines of a source document that a rule restates, or that `note` sets aside where `rule` is None."""

    rule: RuleId | None
    rulebook: RulebookId
    source: str
    first_line: int
    last_line: int
    hash: str
    note: str
    place: Place
