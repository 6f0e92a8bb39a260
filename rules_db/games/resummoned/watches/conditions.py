"""How watches read the conditions of effects: whether one holds, as far as that shows without rules."""

from __future__ import annotations

from rules_db.games.resummoned.card_text.model import Effect, Test
from rules_db.games.resummoned.state import Duel
from rules_db.games.resummoned.watches.selecting import meant


def is_unmet(duel: Duel, effect: Effect, source: str, controller: str) -> bool:
    """Whether one of the conditions certainly does not hold."""
    return any(_holds(duel, test, source, controller) is False for test in effect.tests)


def _holds(duel: Duel, test: Test, source: str, controller: str) -> bool | None:
    """None where watches cannot tell."""
    if test.what == "turn":
        return (duel.turn_player == controller) == (test.who == "you")
    if test.what == "chain":
        return bool(duel.chain)
    if test.what == "battle":
        return duel.battle is not None
    if test.what == "phase":
        return test.phase == duel.phase
    if test.what == "life" and test.who == "you":
        return _is_within(test, duel.players[controller].life_points)
    if test.what == "control":
        found = meant(duel, test.selector, source, controller)
        return None if found is None else _is_within(test, len(found))
    return None


def _is_within(test: Test, number: int) -> bool:
    return (test.least is None or number >= test.least) and (test.most is None or number <= test.most)
