"""A scenario told line by line: its steps as far as they were reached, and what happened at each, by which rule."""

from collections.abc import Iterator

from rules_db.engine.play.telling import tell as tell_events
from rules_db.examples.results import ScenarioResult


def tell(scenario: ScenarioResult) -> Iterator[str]:
    """The lines of the story; events are indented below their step, and below the event that led to them."""
    told = tell_events(scenario.events)
    yield f"Scenario: {scenario.title}"
    for before, step in zip((None, *scenario.steps), scenario.steps, strict=False):
        keyword = "And" if before and before.role is step.role else step.role.title()
        yield f"  {keyword} {step.text}"
        for number in step.events:
            yield f"{'  ' * (told[number].depth + 2)}- {told[number].text}"
    if scenario.problem:
        yield f"  ! {scenario.problem}"
