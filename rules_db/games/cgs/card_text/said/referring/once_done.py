"""What is done 'when you do': an effect of its own, which the step before sets off once it has been done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rules_db.engine.card_text.parts import Unsaid
from rules_db.games.cgs.card_text.likeness import SetOff
from rules_db.games.cgs.card_text.model import Effect, Step
from rules_db.games.cgs.card_text.selecting import Selector, When

WHEN_DONE = ". When you do, "

ONCE_DONE = When("done before", who="you")
"""What such an effect waits for, and nothing else; it is about no card."""


Read = Callable[[Iterable[tuple[str, Any]], Sequence[Selector], When | None], tuple[Step, ...]]
"""What makes steps of what is said."""


def with_set_off(
    said: Iterable[tuple[str, Any]], read: Read, aims: Sequence[Selector], when: When | None
) -> tuple[Step, ...]:
    """The steps of what is said before 'when you do', and one that sets off all that is said behind it."""
    said = list(said)
    at = next((at for at, (joint, _) in enumerate(said) if joint == WHEN_DONE), len(said))
    done = read(said[:at], aims, when)
    if at == len(said):
        return done
    if any(joint == WHEN_DONE for joint, _ in said[at + 1 :]):
        raise Unsaid("this is set off already (write ', then …')")
    return (*done, SetOff("later", depends=True, then=read(said[at:], (), ONCE_DONE)))


def with_what_is_set_off(effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects, each with the one that it sets off right behind it."""
    for effect in effects:
        yield effect
        for step in effect.steps[-1:]:
            if isinstance(step, SetOff):
                yield Effect("triggered", step.then, ONCE_DONE)
