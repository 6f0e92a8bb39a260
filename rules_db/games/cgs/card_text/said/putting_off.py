"""What is put off until a moment that is still to come: 'sacrifice it at the beginning of the next end step'."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Unsaid, words
from rules_db.games.cgs.card_text.model import (
    Coins,
    ForEach,
    Instead,
    Later,
    Left,
    Modes,
    Paired,
    Provided,
    Step,
    inner,
    selectors,
)
from rules_db.games.cgs.card_text.said.referring.references import THAT_ONE
from rules_db.games.cgs.card_text.said.vocabulary import THIS_TO, THIS_TO_END, TO_THIS
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.words import END_OF_COMBAT, ENDING, UPKEEP, Until

NEXT_TIMES = {
    "at the beginning of the next end step": (ENDING, "any"),
    "at the beginning of your next end step": (ENDING, "you"),
    "at the beginning of the next [turn's ]upkeep": (UPKEEP, "any"),
    "at the beginning of your next upkeep": (UPKEEP, "you"),
    "at the end of your opponent's next turn": ("end of turn", "opponent"),
}
"""Moments that are still to come, each but once."""

PARTS = (
    Part(
        "later",
        (
            Form("{later_at_once}", lambda filled: filled["later_at_once"]),
            Form(
                "during the {phase:counted_phase} of {whose:your_or_their} {nth:nth_turn} turn[ after activation]",
                lambda filled: (filled["phase"], filled["whose"], filled["nth"]),
            ),
            Form(
                "during {whose:your_or_their} {nth:nth_turn} {phase:counted_phase}[ after activation]",
                lambda filled: (filled["phase"], filled["whose"], filled["nth"]),
            ),
        ),
        "when it is done",
    ),
    words(
        "later_at_once",
        {
            **NEXT_TIMES,
            "at [the ]end of [the |this ]turn": ("end of turn", "any"),
            "at [the ]end of combat": (END_OF_COMBAT, "any"),
            "during the End Phase[ of this turn]": (ENDING, "any"),
        },
    ),
    words("nth_turn", {"(1st|first)": 1, "(2nd|second)": 2, "(3rd|third)": 3, "(4th|fourth)": 4, "(5th|fifth)": 5}),
    words("counted_phase", {"End Phase": ENDING, "Standby Phase": UPKEEP}),
    words("later_in_front", NEXT_TIMES),
)


def put_off(filled: Filled) -> Later:
    """What the step is about is known now, and is 'them' when its time has come."""
    step: Step = filled["step"]
    lasts_on = step.verb in (TO_THIS, THIS_TO, THIS_TO_END)
    if lasts_on or step.also is not None or any(isinstance(each, _OF_SEVERAL) for each in (step, *inner(step))):
        raise Unsaid("what is put off is one thing that happens (write 'sacrifice it at the beginning of …')")
    time, whose, *nth = filled["later"]
    when = {"time": time, "whose": whose, "nth": nth[0] if nth else 1}
    what = step.what
    if what is not None and (what.pick not in ("all", "choose", "random", "top") and what.kind not in _OF_PLAYERS):
        return Later("later", what, step.who, step=replace(step, what=Selector("them")), **when)
    if step.who.startswith("target ") or (what is not None and (what.pick == "target" or what.of in THAT_ONE)):
        raise Unsaid("nobody is targeted for what is put off (write 'that player')")
    return Later("later", who=step.who, step=step, **when)


DIES = "it dies"
"""The time of what is put off until what has been spoken of dies, in this turn."""

AWAITED = "awaited"
"""Where an item in the Queue keeps that it waits for the death of what the step in front of that is about."""


def when_it_dies(filled: Filled) -> Later:
    """What the step is about is 'it': the card that has died."""
    step: Step = filled["step"]
    if step.verb in (TO_THIS, THIS_TO, THIS_TO_END) or any(isinstance(each, _OF_SEVERAL) for each in inner(step)):
        raise Unsaid("what is put off is one thing that happens (write 'when it dies this turn, draw a card')")
    if step.who.startswith("target ") or any(what.pick == "target" or what.of in THAT_ONE for what in selectors(step)):
        raise Unsaid("nobody is targeted for what is put off (write 'that player')")
    return Later("when it dies", filled["cards"], lasts=Until.TURN, step=step, time=DIES)


_OF_SEVERAL = (Coins, ForEach, Instead, Later, Left, Modes, Paired, Provided)

_OF_PLAYERS = ("player", "opponent", "any target")
