"""The verbs that cards have; `verbs/` enters them, one entry a verb.

What a verb does stands in `doing/` under the name of the verb, so that a text can be read without a table to play on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.parts import Build, Filled
from rules_db.engine.card_text.verbs import Trait, Verb, Verbs
from rules_db.games.cgs.card_text.model import Selector, Step

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
    done = tuple((pattern.replace(LASTS, "{lasts}"), _for_a_time(done_name, build)) for pattern, build in sentences)
    return (
        Verb(name, stays, stands=True, traits=traits),
        Verb(done_name, done, act=done_name, traits=traits),
    )


def _for_a_time(name: str, build: Build) -> Build:
    def built(filled: Filled) -> Any:
        return replace(build(filled), verb=name, lasts=filled["lasts"])

    return built


def of_cards(name: str, slot: str = "cards") -> Build:
    """A step that is about cards and says nothing else."""
    return lambda filled: Step(name, filled[slot])


def of_player(name: str) -> Build:
    return lambda filled: Step(name, who=filled.get("who", "you"))
