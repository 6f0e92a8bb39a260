"""The verbs that cards have; `verbs/` enters them, one entry a verb."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules_db.engine.card_text.parts import Build, Filled
from rules_db.engine.card_text.verbs import Verb, Verbs

if TYPE_CHECKING:
    from rules_db.games.ttcg.card_text.doing import Doing

Act = Callable[["Doing", Any], None]
"""Asks all that a step has to ask, and then does it."""

VERBS: Verbs[Act, None] = Verbs()

TURN = " <this turn>"
"""Stands in a sentence where ' this turn' goes."""

THIS_TURN = " {this_turn}"


def both_ways(verb: Verb[Act, None]) -> tuple[Verb[Act, None], Verb[Act, None]]:
    """A verb as it stays in force, and as it is done until the turn ends, which its sentences then say."""
    stays = tuple((pattern.replace(TURN, ""), build) for pattern, build in verb.sentences)
    name = f"{verb.name} this turn"
    done = tuple((pattern.replace(TURN, THIS_TURN), _for_a_turn(name, build)) for pattern, build in verb.sentences)
    return replace(verb, sentences=stays, act=None, stands=True), replace(verb, name=name, sentences=done, stands=False)


def _for_a_turn(name: str, build: Build) -> Build:
    def built(filled: Filled) -> Any:
        return replace(build(filled), verb=name, this_turn=True)

    return built
