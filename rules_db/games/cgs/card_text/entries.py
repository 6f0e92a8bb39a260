"""The verbs that cards have; `verbs/` enters them, one entry a verb.

What a verb does stands in `doing/` under the name of the verb, so that a text can be read without a table to play on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Build, Filled, Unsaid
from rules_db.engine.card_text.verbs import Trait, Verb, Verbs
from rules_db.games.cgs.card_text.contents import ALL_OF_LAND, LAND_TYPE, ONLY_LAND_TYPE
from rules_db.games.cgs.card_text.model import SAYS, Become, Given, Step
from rules_db.games.cgs.card_text.said.nouns import who_in
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.words import GRAVEYARD, Until, Zone

Entry = Verb[str, str]
"""One verb; `act` and `pay` name what carries it out, and what pays it as a cost."""

VERBS: Verbs[str, str] = Verbs()

LASTS = "<lasts>"
"""Stands in a sentence where ' this turn' goes."""


SUBJECT = Selector("subject")
"""What a sentence is about that names nothing, such as 'cannot be destroyed by battle'."""


def verb(name: str, *sentences: tuple[str, Build], traits: tuple[Trait, ...] = (), is_cost: bool = False) -> Entry:
    """A verb that is done as an effect resolves, and (`is_cost`) that can be paid."""
    return Verb(name, sentences, act=name, pay=name if is_cost else None, traits=traits)


def both_ways(name: str, *sentences: tuple[str, Build], traits: tuple[Trait, ...] = ()) -> tuple[Entry, Entry]:
    """A verb as it stands in a static effect, and as an effect does it for a time, which its sentences then say."""
    stays = tuple((pattern.replace(LASTS, ""), build) for pattern, build in sentences)
    done_name = f"{name} for a time"
    done = tuple(
        (said, _for_a_time(done_name, build))
        for pattern, build in sentences
        for said in (pattern.replace(LASTS, "{lasts}"), "{lasts:in_front}" + pattern.replace(LASTS, ""))
    )
    return (
        Verb(name, stays, stands=True, traits=traits),
        Verb(done_name, done, act=done_name, traits=traits),
    )


def standing_only(name: str, *sentences: tuple[str, Build], traits: tuple[Trait, ...] = ()) -> Entry:
    """A verb that holds as long as its card is in play, and that no effect does for a time."""
    return Verb(name, sentences, stands=True, traits=traits)


def _for_a_time(name: str, build: Build) -> Build:
    def built(filled: Filled) -> Any:
        step, lasts = build(filled), filled["lasts"]
        if lasts in (Until.IN_YOUR_NEXT_TURN, Until.IN_OPPONENTS_NEXT_TURN):
            require_later(step)
        require_in_play(step)
        return replace(step, verb=name, lasts=lasts)

    return built


def require_later(step: Step) -> None:
    """Raises Unsaid for what begins at once or not at all: who controls a card, and what it is."""
    is_type = isinstance(step, Become) or (isinstance(step, Given) and step.what_kind in ("kind", "only kind"))
    if is_type or step.verb in ("take", "control"):
        raise Unsaid("this begins at once (write 'until the end of your next turn')")


_STORED = (Zone.HAND, Zone.DISCARD, GRAVEYARD, "GY", Zone.EXILE, Zone.MAIN_DECK, Zone.EXTRA_DECK, Zone.UNO_DECK)


_TYPES_AND_TEXTS = ("kind", "only kind", SAYS, LAND_TYPE, ONLY_LAND_TYPE, ALL_OF_LAND)


def require_in_play(step: Step) -> None:
    """Raises Unsaid for stored cards that would be of another type, or say more, than is printed on them."""
    is_gift = isinstance(step, Given) and step.what_kind in _TYPES_AND_TEXTS
    if (is_gift or isinstance(step, Become)) and step.what is not None and step.what.zone in _STORED:
        raise Unsaid("cards that are not in play keep their type and text (write 'you control')")


def of_cards(name: str, slot: str = "cards") -> Build:
    """A step that is about cards and says nothing else."""
    return lambda filled: Step(name, filled[slot])


def of_both(name: str) -> Build:
    """A step that is about two targets."""
    return lambda filled: Step(name, filled["cards"], also=filled["also"])


def of_player(name: str) -> Build:
    return lambda filled: Step(name, who=who_in(filled))
