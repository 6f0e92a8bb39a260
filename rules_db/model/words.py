"""What texts name, and what it is called elsewhere: references, terms, equivalences, concepts, questions."""

from dataclasses import dataclass
from enum import StrEnum

from rules_db.model.places import Place, RulebookId, RuleId, RulingId, SectionId, TermId


class ReferenceKind(StrEnum):
    """How one rule relates to another that it names."""

    SEE = "see"
    SUBJECT_TO = "subject-to"
    OVERRIDES = "overrides"
    EXCEPTION_OF = "exception-of"
    DEFINES = "defines"
    EXAMPLE_OF = "example-of"
    PART_OF = "part-of"


@dataclass(frozen=True, slots=True)
class Term:
    """A defined word or phrase. `rule` is the rule that defines it, where one does.

    `aliases` are linked where they occur; `search_aliases` are only searched. `not_in` are phrases in which its words
    mean something else, and do not name it; `is_capitalised` where they name it only with a capital at the beginning.
    """

    id: TermId
    rulebook: RulebookId
    name: str
    aliases: tuple[str, ...]
    search_aliases: tuple[str, ...]
    not_in: tuple[str, ...]
    definition: str
    rule: RuleId | None
    url: str
    place: Place
    is_capitalised: bool = False


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

    @property
    def named(self) -> RulingId | RuleId | SectionId | None:
        """The id of what the number names."""
        return self.target_ruling or self.target or self.target_section


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
