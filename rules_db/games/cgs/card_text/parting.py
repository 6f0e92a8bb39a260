"""How a text is parted into effects: whether what comes next is an effect of its own, or more of the one before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules_db.games.cgs.card_text.holding import is_static_as_well
from rules_db.games.cgs.card_text.model import Effect, Left
from rules_db.games.cgs.card_text.said import deeds, keywords
from rules_db.games.cgs.card_text.selecting import Test

_OF_STEPS = ("activated", "triggered", "played", "loyalty", "flip", "move")


_OF_DEEDS = ("activated", "triggered", "played", "flip")


def is_meant(said: Sequence[tuple[str, Effect]]) -> bool:
    """Whether what only says what happens is no part of the effect before it.

    It is one after a full stop, if that effect does things, and after a semicolon, if these can be paid. A comma parts
    keywords from those that are effects of their own ('flying, prowess'), and nothing else.
    """
    if any(
        joint == ", " and not keywords.are_keywords(before, effect) for (_, before), (joint, effect) in pairwise(said)
    ):
        return False
    for (_, before), (joint, effect) in pairwise(said):
        is_more = effect.kind == "played" and before.kind in _OF_STEPS
        is_bought = before.kind in _OF_DEEDS and deeds.buys(before.steps)
        if is_more and (joint == ". " or is_bought):
            return False
        if is_bought and joint != ". " and _is_left_or_alone(before) and _holds_of_itself(effect):
            return False
    return True


def _is_left_or_alone(effect: Effect) -> bool:
    """Whether something that can be paid is said so that it must be a cost: 'you can discard 1 card'."""
    return effect.kind == "played" or isinstance(effect.steps[0], Left)


class If(tuple[Test, ...]):
    """Conditions that stand behind an 'if', where 'as long as' would say that something holds by itself."""

    __slots__ = ()


def _holds_of_itself(effect: Effect) -> bool:
    """Whether a static effect might be what an effect does: 'this gains 500 ATK', '… if it is your turn'."""
    is_open = not effect.tests or isinstance(effect.tests, If)
    return effect.kind == "static" and is_open and is_static_as_well(effect.steps[0])
