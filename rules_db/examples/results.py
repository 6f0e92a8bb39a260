"""What came of running examples: values that the build stores, the site shows and the tests read."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from rules_db.engine.kernel import Event
from rules_db.engine.scene import Given, Role
from rules_db.engine.watching import Breach
from rules_db.errors import Problem
from rules_db.model import ExampleCard


class Outcome(StrEnum):
    """Whether an example showed what it says."""

    PASSED = "passed"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class StepResult:
    """A step that was reached: its line in the file, its text, and the numbers of the events that it brought about."""

    line: int
    role: Role
    text: str
    events: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """One scenario of a fence. `refused` are the ids of rules that refused something that the scenario tried.

    `reached` are the ids of registered rules that the game came to while the scenario ran; `problem` is None where it
    passed. `given` is what the Given steps say, `start` and `end` are the game's states at first and in the end, or
    None. Events are numbered from 0 through the scenario, causes included. `breaches` are what the watches saw; they
    say nothing of the scenario's own outcome.
    """

    rulebook: str
    title: str
    line: int
    problem: Problem | None
    steps: tuple[StepResult, ...]
    events: tuple[Event, ...]
    refused: tuple[str, ...]
    reached: frozenset[str]
    given: Given
    start: Any
    end: Any
    breaches: tuple[Breach, ...] = ()

    @property
    def outcome(self) -> Outcome:
        return Outcome.FAILED if self.problem else Outcome.PASSED

    @property
    def cited(self) -> tuple[str, ...]:
        """The ids of the rules that made something happen or refused it, each once, in order."""
        return tuple(dict.fromkeys((*(event.rule for event in self.events), *self.refused)))


@dataclass(frozen=True, slots=True)
class Result:
    """One example, that is, one fence. `rule` is '' for a fence outside the docs that stands under no number.

    `problems` are what is wrong with the fence as a whole, or with its scenarios; none where it passed. `cards` are
    those that its scenarios name, where they have been drawn.
    """

    id: str
    rule: str
    title: str
    problems: tuple[Problem, ...]
    scenarios: tuple[ScenarioResult, ...]
    cards: tuple[ExampleCard, ...] = ()

    @property
    def outcome(self) -> Outcome:
        return Outcome.FAILED if self.problems else Outcome.PASSED

    def problems_of(self, scenario: ScenarioResult) -> tuple[Problem, ...]:
        """What is wrong with one scenario of the fence: its own problem, and, at its first line, what watches saw."""
        is_watched = bool(scenario.breaches)
        return tuple(
            each for each in self.problems if each is scenario.problem or (is_watched and each.line == scenario.line)
        )

    @property
    def message(self) -> str:
        """The first problem, as one line `file:line: what is wrong (how to mend it)`; '' where there is none."""
        return str(self.problems[0]) if self.problems else ""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of all scenarios one after another, numbered from 0 through the example."""
        found: list[Event] = []
        for scenario in self.scenarios:
            found += renumbered(scenario.events, len(found))
        return tuple(found)

    def without_states(self) -> "Result":
        """The same without the states of its games, which are large where much is kept or sent."""
        return replace(self, scenarios=tuple(replace(each, start=None, end=None) for each in self.scenarios))

    def without_stories(self) -> "Result":
        """The same without what its scenarios gave, did and came to, for whoever asks only whether they passed."""
        left_out: dict[str, Any] = {"steps": (), "events": (), "reached": frozenset(), "given": Given()}
        return replace(self, scenarios=tuple(replace(each, **left_out) for each in self.scenarios)).without_states()

    @property
    def cited(self) -> tuple[str, ...]:
        """The ids of the rules that its events or refusals cite, each once, in order."""
        return tuple(dict.fromkeys(rule for scenario in self.scenarios for rule in scenario.cited))


def renumbered(events: tuple[Event, ...] | list[Event], offset: int) -> list[Event]:
    """The same events with `offset` added to their numbers and causes."""
    if not offset:
        return list(events)
    return [
        Event(
            event.number + offset,
            event.kind,
            event.rule,
            event.who,
            event.data,
            None if event.because is None else event.because + offset,
        )
        for event in events
    ]
