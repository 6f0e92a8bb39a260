"""What the engines show: examples, what happens in them, and where a rule is enforced."""

from dataclasses import dataclass
from enum import StrEnum

from rules_db.model.places import Place, RulebookId, RuleId

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
class PlainExample:
    """An example in plain words, as it is written behind the rule that it shows; nothing of it is run.

    `url` is its own place, or that of the rule where it stands in a list.
    """

    id: str
    rulebook: RulebookId
    rule: RuleId
    text: str
    url: str
    place: Place


class Moment(StrEnum):
    """When one looks at the table of a scenario."""

    START = "start"
    END = "end"


@dataclass(frozen=True, slots=True)
class ExampleCard:
    """A card as it lies when a scenario of an example begins or has ended, in the order in which its cards are named.

    `numbers` are its own as in 'ATK 1500, DEF 0'; `position` and `facing` are the game's words, '' where the card has
    none. A picture turns the card or lays it face-down where the game says so.
    """

    example: str
    scenario: str
    moment: Moment
    card: str
    player: str
    zone: str
    numbers: str
    position: str
    facing: str
    is_turned: bool
    is_face_down: bool


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
class Watch:
    """Where a second reader of a rule stands; `line` is 1-based.

    `spoke` is the scenario or random game in which it spoke up while the rule was off, '' where it never did.
    """

    rule: RuleId
    module: str
    qualname: str
    line: int
    spoke: str


@dataclass(frozen=True, slots=True)
class KnockOut:
    """What a scenario of a rule's own found while the rule was switched off, in place of what it says."""

    rule: RuleId
    example: str
    scenario: str
    what: str
