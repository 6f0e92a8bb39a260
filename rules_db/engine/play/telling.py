"""Events in words: one line each, indented under what led to it, with the number of the rule that it cites."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules_db.engine.kernel import Event, Plain, Refusal

INDENT = "  "
REFUSED = "refused by"
_EVENT = re.compile(r"(?P<number>\S+) (?P<kind>[^(:]+?)(?: \((?P<who>[^)]*)\))?(?:: (?P<facts>.*))?")
_REFUSAL = re.compile(rf"{REFUSED} (?P<number>[^\s:]+)(?:: (?P<facts>.*))?")


@dataclass(frozen=True, slots=True)
class Told:
    """What a line tells: under which rule, what happened ('' where the rule refuses), to whom, and the facts."""

    number: str
    kind: str
    who: str
    facts: tuple[str, ...]


def tell(events: Sequence[Event]) -> list[str]:
    """A line for each event of one apply: 'T2.2 moved (Ann): Wolf, to graveyard', causes further left."""
    depths: dict[int, int] = {}
    for event in events:
        depths[event.number] = 0 if event.because is None else depths[event.because] + 1
    return [INDENT * depths[event.number] + tell_event(event) for event in events]


def tell_event(event: Event) -> str:
    who = f" ({event.who})" if event.who else ""
    facts = _facts(event.data)
    return f"{number_of(event.rule)} {event.kind}{who}" + (f": {facts}" if facts else "")


def tell_refusal(refusal: Refusal) -> str:
    """'refused by T2.8: opportunity Bob'."""
    facts = _facts(refusal.facts)
    return f"{REFUSED} {number_of(refusal.rule)}" + (f": {facts}" if facts else "")


def read_told(line: str) -> Told | None:
    """What `tell_event` or `tell_refusal` has put into a line, indented or not; None for any other line."""
    found = _REFUSAL.fullmatch(line.strip()) or _EVENT.fullmatch(line.strip())
    if found is None:
        return None
    said = found.groupdict("")
    facts = tuple(said["facts"].split(", ")) if said["facts"] else ()
    return Told(said["number"], said.get("kind", ""), said.get("who", ""), facts)


def depth_of(line: str) -> int:
    """How many causes a line of `tell` stands under."""
    return (len(line) - len(line.lstrip())) // len(INDENT)


def number_of(rule: str) -> str:
    """The number in a rule's id: 'grand-archive-S1.b' -> 'S1.b'."""
    return rule.rpartition("-")[2]


def _facts(data: Sequence[tuple[str, Plain]]) -> str:
    """The facts that say something; the card goes without saying that it is one, and an empty list is none."""
    told = [(name, value) for name, value in data if value not in (None, "")]
    return ", ".join(("" if name == "card" else f"{name.replace('_', ' ')} ") + _value(value) for name, value in told)


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
