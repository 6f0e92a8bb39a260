"""Who does what a sentence says: somebody whom it names, you where it names nobody, or whoever did the last thing.

"opponent draws 1, then discards 1" has the opponent discard; "opponent draws 1, then discard 1" has you discard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from rules_db.engine.card_text.parts import Build, Filled, Unsaid

SAME = "the same"
"""The player who did the last thing, until `named` finds out who that is."""

StepOf = TypeVar("StepOf", bound=Any)


def by_players(verb: str, rest: str, build: Build) -> tuple[tuple[str, Build], ...]:
    """The sentences of something that players do, such as '({who} draw[s]|draw) {amount}' and 'draws {amount}'."""
    return ((f"({{who}} {verb}[s]|{verb}){rest}", build), going_on(f"{verb}s{rest}", build))


def going_on(pattern: str, build: Build) -> tuple[str, Build]:
    """A sentence without a player that means whoever did the last thing."""

    def built(filled: Filled) -> Any:
        return replace(build(filled), who=SAME)

    return pattern, built


def named(steps: Iterable[StepOf], doer_of: Callable[[StepOf], str]) -> tuple[StepOf, ...]:
    """The steps with every doer named; `doer_of` says who did a step, '' for nobody in particular. Raises Unsaid."""
    found: list[StepOf] = []
    for step in steps:
        doer = doer_of(found[-1]) if found else ""
        if step.who == SAME and not doer:
            raise Unsaid("nobody has been named who does this (write 'draw 1', 'opponent draws 1')")
        found.append(replace(step, who=doer) if step.who == SAME else step)
    return tuple(found)
