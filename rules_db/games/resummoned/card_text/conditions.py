"""Conditions on the state of the duel, as effects use them."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.resummoned import properties
from rules_db.games.resummoned.card_text.model import Test
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.state import Activation, Duel


def all_hold(duel: Duel, tests: Sequence[Test], activation: Activation) -> bool:
    return all(holds(duel, test, activation) for test in tests)


def holds(duel: Duel, test: Test, activation: Activation) -> bool:
    """Whether a condition holds now, seen by the controller of an effect."""
    if test.what == "control":
        return _in_range(len(properties.found(duel, test.selector, activation)), test)
    if test.what == "life":
        return any(_in_range(duel.players[each].life_points, test) for each in people(duel, test.who, activation))
    if test.what == "phase":
        return duel.phase == test.phase
    if test.what == "turn":
        return duel.turn_player in people(duel, test.who, activation)
    if test.what == "chain":
        return bool(duel.chain)
    if test.what == "battle":
        return duel.battle is not None
    return True


def _in_range(value: int, test: Test) -> bool:
    return (test.least is None or value >= test.least) and (test.most is None or value <= test.most)


def people(duel: Duel, who: str, activation: Activation) -> list[str]:
    """The players still in the duel that a word means: you, opponent (all of them), each or that (the target)."""
    alive = duel.alive()
    if who == "you":
        return [each for each in alive if each == activation.controller]
    if who in ("that", "target"):
        return [each for each in alive if any(target.id == each for target in activation.targets)]
    if who == "it":
        return [each for each in alive if activation.it in duel.cards and duel.cards[activation.it].keeper == each]
    opponents = players.opponents_of(duel, activation.controller)
    return [each for each in alive if who == "each" or each in opponents]
