"""Damage and gains: life points that change, and the events that say so."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.state import Duel


def damage(duel: Duel, trace: Trace, name: str, points: int, rule: str) -> Event | None:
    """The player loses as many life points as the damage amounts to (607.3.R1); None where it is no damage."""
    if points <= 0:
        return None
    players.change_life_points(duel, name, -points)
    return happenings.happen(duel, trace, "damage", rule, name, points=points)


def pay(duel: Duel, trace: Trace, name: str, points: int, rule: str) -> None:
    """Life points are paid in full or not at all, by a player who has them (201.1.R1)."""
    if 0 <= points <= duel.players[name].life_points:
        players.change_life_points(duel, name, -points)
        happenings.happen(duel, trace, "paid", rule, name, points=points)


def gain(duel: Duel, trace: Trace, name: str, points: int, rule: str) -> None:
    """Who gains has more afterwards: 0 or fewer are no gain (201.1.R2)."""
    if points <= 0:
        return
    players.change_life_points(duel, name, points)
    happenings.happen(duel, trace, "gain", rule, name, points=points)
