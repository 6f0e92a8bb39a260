"""Events and refusals in words: what a line tells is a value first, and text, or a page's markup, only then."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules_db.engine.kernel import Event, Plain, Refusal

INDENT = "  "
REFUSED = "refused by"
SUBJECT = "card"  # A fact that speaks for itself.


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact in words; `name` is '' where the value speaks for itself."""

    name: str
    value: str

    def __str__(self) -> str:
        return f"{self.name} {self.value}".lstrip()


@dataclass(frozen=True, slots=True)
class Told:
    """What one line tells: under which rule (its id), what happened ('' where it refuses), to whom, and the facts.

    `cause` is the place, among the lines told together, of what led to it; `depth` is how many causes it stands under.
    """

    rule: str
    kind: str
    who: str
    facts: tuple[Fact, ...]
    cause: int | None = None
    depth: int = 0

    @property
    def text(self) -> str:
        """'T2.2 moved (Ann): Wolf, to graveyard', or 'refused by T2.8: opportunity Bob'."""
        number = number_of(self.rule)
        said = f"{number} {self.kind}" if self.kind else f"{REFUSED} {number}"
        who = f" ({self.who})" if self.who else ""
        facts = ", ".join(map(str, self.facts))
        return said + who + (f": {facts}" if facts else "")

    @property
    def line(self) -> str:
        """The text, further right the more causes it has."""
        return INDENT * self.depth + self.text


def tell(events: Sequence[Event]) -> list[Told]:
    """What each event of one apply tells, in their order; a cause comes before what it led to."""
    told: list[Told] = []
    places = {event.number: place for place, event in enumerate(events)}
    for event in events:
        cause = None if event.because is None else places[event.because]
        depth = 0 if cause is None else told[cause].depth + 1
        told.append(Told(event.rule, event.kind, event.who, facts_of(event.data), cause, depth))
    return told


def tell_lines(events: Sequence[Event]) -> list[str]:
    """The events of one apply as text, a line each."""
    return [told.line for told in tell(events)]


def tell_refusal(refusal: Refusal) -> Told:
    return Told(refusal.rule, "", "", facts_of(refusal.facts))


def facts_of(data: Iterable[tuple[str, Plain]]) -> tuple[Fact, ...]:
    """The facts that say something, in words; an empty list says that there are none."""
    return tuple(
        Fact("" if name == SUBJECT else name.replace("_", " "), _value(value))
        for name, value in data
        if value not in (None, "")
    )


def number_of(rule: str) -> str:
    """The number in a rule's id: 'grand-archive-S1.b' -> 'S1.b'."""
    return rule.rpartition("-")[2]


def _value(value: Plain) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return " and ".join(map(_value, value)) or "none"
        case dict():
            return " and ".join(f"{name} {_value(each)}" for name, each in value.items())
        case _:
            return str(value)
