"""The verbs that cards have; `verbs/` enters them, one entry a verb.

What a verb does stands in `doing/` under the name of the verb, so that a text can be read without a table to play on.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rules_db.engine.card_text.doers import going_on
from rules_db.engine.card_text.parts import Build, Filled
from rules_db.engine.card_text.verbs import Trait, Verb, Verbs
from rules_db.games.cgs.card_text.model import Step

Entry = Verb[str, str]
"""One verb; `act` and `pay` name what carries it out, and what pays it as a cost."""

VERBS: Verbs[str, str] = Verbs()

LASTS = "<lasts>"
"""Stands in a sentence where ' this turn' goes."""


def verb(name: str, *sentences: tuple[str, Build], traits: tuple[Trait, ...] = (), is_cost: bool = False) -> Entry:
    """A verb that is done as an effect resolves, and (`is_cost`) that can be paid."""
    said = tuple(each for one in sentences for each in _of_players(*one))
    return Verb(name, said, act=name, pay=name if is_cost else None, traits=traits)


GOING_ON: set[str] = set()
"""The sentences that name nobody and go on of whoever did the last thing; no cost is said so."""

_BY_PLAYERS = re.compile(r"\[\{who\} \](?P<verb>\w[\w ]*|\([^)]*\))\[s\](?P<rest>.*)")


def _of_players(pattern: str, build: Build) -> tuple[tuple[str, Build], ...]:
    """What players do: said of somebody, of you where nobody is named, and going on with an s of who did the last."""
    found = _BY_PLAYERS.fullmatch(pattern)
    if found is None:
        return ((pattern, build),)
    said, rest = found["verb"], found["rest"]
    GOING_ON.add(f"{said}s{rest}")
    return ((f"({{who}} {said}[s]|{said}){rest}", build), going_on(f"{said}s{rest}", build))


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


def of_both(name: str) -> Build:
    """A step that is about two targets."""
    return lambda filled: Step(name, filled["cards"], also=filled["also"])


def of_player(name: str) -> Build:
    return lambda filled: Step(name, who=filled.get("who", "you"))
