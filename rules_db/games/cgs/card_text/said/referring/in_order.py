"""The steps that are said one after the other, by an effect or by a mode of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from rules_db.engine.card_text.parts import Unsaid
from rules_db.games.cgs.card_text.holding import holds_by_itself
from rules_db.games.cgs.card_text.model import Coins, Instead, Left, Modes, Step
from rules_db.games.cgs.card_text.said import deeds
from rules_db.games.cgs.card_text.said.sentences import taken_apart
from rules_db.games.cgs.card_text.selecting import Selector, When

_SEARCHED = (Selector("it"), Selector("those"))
"""Words for what has been searched for."""

BEHIND = "what stands behind the full stop holds by itself (write ', then …')"


def in_order(said: Iterable[tuple[str, Any]], when: When | None = None) -> list[Step]:
    """The steps. Raises Unsaid for an 'and' of which nobody can tell how far the step before it goes."""
    said = taken_apart(said)
    if when is not None and when.event in deeds.ATTACKERS:
        said = [(joint, deeds.by_attacker(step, deeds.ATTACKERS[when.event])) for joint, step in said]
    for (_, before), (joint, step) in pairwise(said):
        if joint == " and " and isinstance(before, Left | Modes | Coins | Instead):
            raise Unsaid("'and' does not tell whether both are meant (write ', if you do ' or ', then ')")
        if "f you do" in joint and isinstance(before, Left) and before.verb == "each may":
            raise Unsaid("several may have done so (write 'each player may …' alone)")
        if joint == ". " and holds_by_itself(step):
            raise Unsaid(BEHIND)
        if "then" not in joint.lower() and deeds.first_of(before).verb == "search" and step.what in _SEARCHED:
            raise Unsaid("what is searched for is put somewhere by the search itself (write it as one)")
    steps = deeds.with_subjects([replace(step, depends=True) if _depends(joint) else step for joint, step in said])
    is_done = [deeds.shuffles_again(*both) for both in pairwise(steps)]
    return [step for step, is_left_out in zip(steps, (False, *is_done), strict=True) if not is_left_out]


def _depends(joint: str) -> bool:
    """Whether what stands behind a joint is done only if anything came of what stands before it."""
    return "f you do" in joint or "f you healed" in joint
