"""Scenarios run without a rule that they come to: without it, all others are as they were, and need no second run."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.engine.registry import Registry
from rules_db.examples.fences import read_fence
from rules_db.examples.play import Asks
from rules_db.examples.results import Result, ScenarioResult
from rules_db.examples.runner import run_scenario
from rules_db.model import Example


@dataclass(frozen=True, slots=True)
class Ran:
    """An example, and what came of it with every rule on."""

    example: Example
    result: Result

    def comes_to(self, rule: str) -> bool:
        """Whether the game comes to a rule in it, by the id of the rule."""
        return any(rule in scenario.reached for scenario in self.result.scenarios)


def run_without(
    ran: Ran, book: Registry, number: str, asks: Asks = Asks.EVERYTHING
) -> Iterator[tuple[ScenarioResult, ScenarioResult]]:
    """The scenarios that come to a rule, each with what came of it before and what comes of it without the rule.

    Each runs when it is asked for, and only the watches of the rule look on. The rule is off while one of them runs.
    """
    rule = book.id(number)
    if not ran.comes_to(rule):
        return
    for scenario, before in zip(read_fence(ran.example.text), ran.result.scenarios, strict=True):
        if rule in before.reached:
            with book.switched_off(number):
                after = run_scenario(ran.example, scenario, asks, of=number)
            yield before, after
