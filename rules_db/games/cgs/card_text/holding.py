"""What simply holds: what of a text does so by itself, about whom, and what could not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from rules_db.engine.card_text.parts import Unsaid
from rules_db.games.cgs.card_text.model import Changed, Provided, Step
from rules_db.games.cgs.card_text.said import deeds
from rules_db.games.cgs.card_text.said.nouns import active_pokemon
from rules_db.games.cgs.card_text.said.vocabulary import RANK
from rules_db.games.cgs.card_text.selecting import Amount, Selector, Test
from rules_db.games.cgs.words import Until


def is_static_as_well(step: Step) -> bool:
    """Whether a card changes itself without a time, said as what simply holds is."""
    if not isinstance(step, Changed) or step.lasts is not None or step.what != deeds.THIS:
        return False
    return all((amount.parts, amount.times) == (1, 1) or amount.property == RANK for _, amount in step.changes)


def takes_host(step: Step) -> bool:
    """Whether it is what an attached card does as long as it is attached: 'take control of the equipped monster'."""
    return step.verb == "take" and step.lasts is Until.EVER and step.what is not None and step.what.pick == "host"


def holds_by_itself(step: Step) -> bool:
    """Whether a step, under conditions or without, can be said as what simply holds is."""
    if not isinstance(step, Provided):
        return is_static_as_well(step)
    return any(is_static_as_well(each) or _is_of_whom_is_asked(each, step.tests) for each in step.steps)


def _is_of_whom_is_asked(step: Step, tests: Sequence[Test]) -> bool:
    """Whether what is said of 'it', without a time, can as well simply hold for whom a condition asks about."""
    is_untimed = step.verb.endswith(" for a time") and step.lasts in (None, Until.EVER)
    return is_untimed and step.what is not None and step.what.pick == "it" and bool(_asked_about(tests))


def of_whom_is_asked(step: Step, tests: Sequence[Test]) -> Step:
    """'It' of which something stands is the card itself, or what it is attached to, where that is asked about."""
    if step.what is None or step.what.pick != "it":
        return step
    if about := _asked_about(tests):
        return replace(step, what=Selector(about))
    raise Unsaid("what stays in force speaks of nothing that has happened (write 'this', 'host', 'all creatures')")


def _asked_about(tests: Sequence[Test]) -> Literal["this", "host", ""]:
    """Whether conditions ask about the card itself, or what it is attached to."""
    for pick in ("this", "host"):
        if any(pick in (test.selector.pick, test.selector.near) for test in tests):
            return pick
    return ""


def follows_itself(step: Step) -> bool:
    """Whether a number of a card would be as much as that same number."""
    return isinstance(step, Changed) and any(
        step.sets and step.what is not None and (amount.property, amount.of) == (number, step.what.pick)
        for number, amount in step.changes
    )


def counted_on_what_it_changes(step: Step) -> Step:
    """'For each Aura attached to it': of what stands, 'it' is the card itself, or what it is attached to."""
    if not isinstance(step, Changed) or not any(_is_on_it(amount) for _, amount in step.changes):
        return step
    if step.what is None or step.what.pick not in ("this", "host"):
        raise Unsaid("what stands counts what is attached to one card (write 'attached to this')")
    near = step.what.pick
    changes = tuple(
        (number, replace(amount, per=replace(amount.per, near=near)) if amount.per and _is_on_it(amount) else amount)
        for number, amount in step.changes
    )
    return replace(step, changes=changes)


def _is_on_it(amount: Amount) -> bool:
    return amount.per is not None and amount.per.near == "it"


def of_whoever_is_active(step: Step) -> Step:
    """An Active Pokémon of which something stands is whichever is Active at the moment."""
    what = step.what
    if what is None or what.pick != "choose" or what != active_pokemon(what.of):
        return step
    return replace(step, what=replace(what, pick="all"))
