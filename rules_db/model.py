"""The values that travel through the pipeline: frozen, and complete enough to be stored and read back."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

RulebookId = NewType("RulebookId", str)
SectionId = NewType("SectionId", str)
RuleId = NewType("RuleId", str)
TermId = NewType("TermId", str)
RulingId = NewType("RulingId", str)
FindingId = NewType("FindingId", str)


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


class ReferenceKind(StrEnum):
    """How one rule relates to another that it names."""

    SEE = "see"
    SUBJECT_TO = "subject-to"
    OVERRIDES = "overrides"
    EXCEPTION_OF = "exception-of"
    DEFINES = "defines"
    EXAMPLE_OF = "example-of"
    PART_OF = "part-of"


class Deviation(StrEnum):
    """How a source departs from counting upwards."""

    MISORDERED = "misordered"
    REPEATED = "repeated"
    MISSING = "missing"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line of a file; the file is relative to the docs folder, the line 1-based."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One game's rulebook and the document that it restates. `ordinal` is its place on the site."""

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


@dataclass(frozen=True, slots=True)
class Term:
    """A defined word or phrase. `rule` is the rule that defines it, where one does.

    `aliases` are linked where they occur; `search_aliases` are only searched.
    """

    id: TermId
    rulebook: RulebookId
    name: str
    aliases: tuple[str, ...]
    search_aliases: tuple[str, ...]
    definition: str
    rule: RuleId | None
    url: str
    place: Place


@dataclass(frozen=True, slots=True)
class Setting:
    """A number that a ruling supplies where the source gives none; `value` differs from `default` where configured."""

    rulebook: RulebookId
    ruling: RulingId
    key: str
    value: str
    default: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision on a gap or contradiction; it stands under `rule`. `settles` names findings."""

    id: RulingId
    rulebook: RulebookId
    rule: RuleId
    number: str
    title: str
    question: str
    decision: str
    reason: str
    settles: tuple[FindingId, ...]
    ordinal: int
    url: str
    place: Place


@dataclass(frozen=True, slots=True)
class Finding:
    """A defect of the source document. `lines` are 1-based (first, last) pairs, both ends included."""

    id: FindingId
    rulebook: RulebookId
    number: str
    title: str
    kind: str
    text: str
    lines: tuple[tuple[int, int], ...]
    rules: tuple[RuleId, ...]
    settled_by: tuple[RulingId, ...]
    handled: str
    ordinal: int
    url: str
    place: Place


@dataclass(frozen=True, slots=True)
class Reference:
    """A number in a text that names a rule, a section or a ruling (then `target` is the rule it stands under).

    The text is that of the rule `source`, or, where `ruling` is set, the `field` of a ruling under it.
    `start` and `end` are offsets, end excluded; -1 where a range covers a rule without spelling it out.
    """

    source: RuleId
    target: RuleId | None
    target_section: SectionId | None
    kind: ReferenceKind
    text: str
    start: int
    end: int
    target_ruling: RulingId | None = None
    ruling: RulingId | None = None
    field: str = "text"


@dataclass(frozen=True, slots=True)
class TermLink:
    """An occurrence of a term in a rule's text; offsets into it, end excluded."""

    rule: RuleId
    term: TermId
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Equivalence:
    """One member of one class of an equivalence table; `value` is '' where the column has no equivalent."""

    table: str
    rule: RuleId
    class_: str
    column: str
    value: str
    note: str


@dataclass(frozen=True, slots=True)
class ConceptTerm:
    """What one rulebook calls a concept; `name` is '' where the game has none."""

    concept: str
    rulebook: str
    name: str
    term: TermId | None


@dataclass(frozen=True, slots=True)
class Concept:
    """An idea that several games share, under each one's own name."""

    id: str
    name: str
    terms: tuple[ConceptTerm, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that a rule answers, in the words of somebody who may not know those of the rulebook."""

    rule: RuleId
    rulebook: RulebookId
    text: str
    place: Place


NOT_RUN = "not run"


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: one Gherkin fence, as written, and the rule it stands under.

    `outcome` is 'passed', 'failed' or 'not run' (the game has no engine); `rules` are those that its events and
    refusals cite, each once, in order.
    """

    id: str
    rulebook: RulebookId
    rule: RuleId
    title: str
    text: str
    place: Place
    outcome: str = NOT_RUN
    rules: tuple[RuleId, ...] = ()


@dataclass(frozen=True, slots=True)
class ExampleCard:
    """A card as it lies when a scenario of an example has ended, in the order in which the scenario names its cards.

    `player` is '' where nobody controls the card; `numbers` are its own as in 'ATK 1500, DEF 0'; `position` and
    `facing` are '' where the card has none.
    """

    example: str
    scenario: str
    card: str
    player: str
    zone: str
    numbers: str
    position: str
    facing: str


@dataclass(frozen=True, slots=True)
class ExampleEvent:
    """Something that happened while an example ran. `number` counts from 0 through the example.

    `scenario` is the title of the scenario in which it happened; `because` is the number of the event that led to
    it, or None; `data` is a JSON object.
    """

    example: str
    scenario: str
    number: int
    kind: str
    rule: RuleId
    who: str
    data: str
    because: int | None


@dataclass(frozen=True, slots=True)
class Citation:
    """Where the engine enforces a rule; `line` is 1-based."""

    rule: RuleId
    module: str
    qualname: str
    line: int


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


@dataclass(frozen=True, slots=True)
class Library:
    """Every rulebook together; each tuple is in reading order. This is what is stored and read back."""

    rulebooks: tuple[Rulebook, ...] = ()
    pages: tuple[Page, ...] = ()
    sections: tuple[Section, ...] = ()
    rules: tuple[Rule, ...] = ()
    terms: tuple[Term, ...] = ()
    tables: tuple[Table, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    settings: tuple[Setting, ...] = ()
    findings: tuple[Finding, ...] = ()
    references: tuple[Reference, ...] = ()
    term_links: tuple[TermLink, ...] = ()
    equivalences: tuple[Equivalence, ...] = ()
    concepts: tuple[Concept, ...] = ()
    examples: tuple[Example, ...] = ()
    events: tuple[ExampleEvent, ...] = ()
    example_cards: tuple[ExampleCard, ...] = ()
    citations: tuple[Citation, ...] = ()
    asked: tuple[Asked, ...] = ()
    source_lines: tuple[SourceLines, ...] = ()
    deviations: tuple[NumberDeviation, ...] = ()

    def rules_of(self, rulebook: RulebookId) -> Iterator[Rule]:
        """The rules of one rulebook, in reading order."""
        return (rule for rule in self.rules if rule.rulebook == rulebook)
