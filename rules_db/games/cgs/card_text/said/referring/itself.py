"""'It' where nothing else has been spoken of: what is activated or played speaks of the card itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_db.engine.card_text.parts import Unsaid
from rules_db.games.cgs.card_text.model import (
    Changed,
    Coins,
    Counted,
    Left,
    Mana,
    Modes,
    Paired,
    Provided,
    Several,
    Step,
    inner,
    selectors,
)
from rules_db.games.cgs.card_text.said.referring.references import rewritten
from rules_db.games.cgs.card_text.selecting import PAID, Amount, Selector, Test, When

IT, THIS = Selector("it"), Selector("this")

OF_PLAYERS = ("draw", "gain", "lose", "damage", "scry", "surveil", "add", "get poison", "proliferate")
"""The verbs that single out no card where they name none."""


def of_itself(steps: Sequence[Step], costs: Sequence[Step] = ()) -> tuple[Step, ...]:
    """The steps with the card itself for 'it', up to the first that speaks of another card; a cost may have done so."""
    if any(each.what not in (None, THIS) for each in costs):
        return tuple(steps)
    found: list[Step] = []
    for at, step in enumerate(steps):
        found.append(_in_branches(step))
        if not _is_about_nothing_else(found[-1]):
            return (*found, *steps[at + 1 :])
    return tuple(found)


def of_paid(steps: Sequence[Step], costs: Sequence[Step]) -> tuple[Step, ...]:
    """The steps with the card that is paid with for 'its', up to the first that speaks of another card."""
    if all(each.what in (None, THIS) for each in costs):
        return tuple(steps)
    found: list[Step] = []
    for at, step in enumerate(steps):
        if step.what is not None:
            return (*found, *steps[at:])
        is_paid = isinstance(step, Counted) and step.amount.of in ("it", "its")
        found.append(replace(step, amount=replace(step.amount, of=PAID)) if is_paid else step)  # type: ignore[attr-defined, call-arg]
    return tuple(found)


def _in_branches(step: Step) -> Step:
    """A step with the card itself for the first 'it' of each of the ways in which it may go."""
    if isinstance(step, Modes):
        return replace(step, modes=tuple(_in_branches(each) for each in step.modes))
    if isinstance(step, Several):
        return replace(step, steps=of_itself(step.steps))
    if isinstance(step, Coins):
        return replace(step, heads=of_itself(step.heads), tails=of_itself(step.tails))
    if isinstance(step, Provided):
        if not all(_is_of_itself(test) for test in step.tests):
            return step
        return replace(step, steps=of_itself(step.steps), otherwise=of_itself(step.otherwise))
    if isinstance(step, Left) or inner(step) == (step,):
        return rewritten(step, _itself)
    return step


def _is_of_itself(test: Test) -> bool:
    """Whether a condition speaks of no other card."""
    return test.selector in (Selector(), THIS)


def _itself(step: Step) -> Step:
    if isinstance(step, Counted):
        by = None if step.by == IT else step.by
        is_own = step.by == IT or (by is None and step.what in (None, IT))
        step = replace(step, amount=_own(step.amount, is_own), by=by)
    if isinstance(step, Changed) and step.what == IT:
        step = replace(step, changes=tuple((about, _own(amount, True)) for about, amount in step.changes))
    if isinstance(step, Paired) and step.what == IT and step.other == IT:
        return step
    return replace(step, what=THIS) if step.what == IT else step


def _own(amount: Amount, is_own: bool) -> Amount:
    return replace(amount, of="this") if is_own and amount.of in ("it", "its") else amount


def _is_about_nothing_else(step: Step) -> bool:
    """Whether 'it' is still the card itself behind a step."""
    if isinstance(step, Mana):
        return True
    return all(
        all(what == THIS for what in selectors(part))
        and (part.what == THIS or part.verb in (*OF_PLAYERS, "may", "unless", "flip coins", "choose one"))
        for part in inner(step)
    )


def require_other(when: When | None, steps: Sequence[Step]) -> None:
    """Raises Unsaid where 'that monster' would be the card itself, which leaves."""
    leaves = when is not None and (when.event, when.what) == ("left the field", THIS)
    if leaves and any(each.what == Selector("that") for step in steps for each in inner(step)):
        raise Unsaid("what leaves is this itself (write this right behind what brings another card)")
