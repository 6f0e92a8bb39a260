"""What a canned query is: a question with its SQL, and the parameters that a reader fills in."""

from dataclasses import dataclass
from enum import StrEnum


class Picker(StrEnum):
    """How a parameter is filled in."""

    WORDS = "words"
    RULEBOOK = "rulebook"
    SECTION = "section"
    RULE_KIND = "rule kind"
    FINDING_KIND = "finding kind"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One `:name` of the SQL. Left empty it asks for nothing (`is_needed`) or leaves the answer unnarrowed."""

    name: str
    label: str
    explanation: str
    picker: Picker
    is_needed: bool = False


@dataclass(frozen=True, slots=True)
class Query:
    """A question under an address of its own. Columns that hold ids become links; `text` and the like are Markdown."""

    name: str
    title: str
    description: str
    parameters: tuple[Parameter, ...]
    sql: str


@dataclass(frozen=True, slots=True)
class Topic:
    """Queries that belong together on the home page."""

    title: str
    queries: tuple[Query, ...]


RULEBOOK = Parameter(
    "rulebook", "Rulebook", "One rulebook's key, such as resummoned; empty for all of them.", Picker.RULEBOOK
)
WHOSE = Parameter("rulebook", "Rulebook", "The rulebook's key, such as resummoned.", Picker.RULEBOOK, is_needed=True)
WORDS = Parameter(
    "q",
    "Words or number",
    "The words of the rulebook, of another game, or your own. A number such as 607.3b or Resummoned 607.3b jumps to "
    "its rule.",
    Picker.WORDS,
    is_needed=True,
)
RULE = Parameter(
    "rule",
    "Rule",
    "An id such as resummoned-607.3.b, or a number such as 607.3b, which may name a rule in each rulebook.",
    Picker.WORDS,
    is_needed=True,
)
EXAMPLE = Parameter(
    "example",
    "Example",
    "Its id: that of the rule that it stands under, with E1, E2 and so on, such as resummoned-607.3.b.E1.",
    Picker.WORDS,
    is_needed=True,
)
TERM = Parameter(
    "term", "Word", "A term, an alias or a concept, in small or capital letters.", Picker.WORDS, is_needed=True
)
KIND = Parameter("kind", "Kind", "What the rules do; empty for every kind.", Picker.RULE_KIND)
SECTION = Parameter(
    "section",
    "Chapter or section",
    "Rulebook and number, such as resummoned-600. The sections within it count too.",
    Picker.SECTION,
    is_needed=True,
)
FINDING_KIND = Parameter("kind", "Kind", "What sort of defect it is; empty for every sort.", Picker.FINDING_KIND)
