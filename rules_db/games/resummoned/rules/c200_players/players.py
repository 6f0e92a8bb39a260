"""Chapter 200: turn player, opponents, life points."""

from __future__ import annotations

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import Duel


@book.rule("200.1", without=False)
def player_is_object(duel: Duel, name: str) -> bool:
    """Each player is an object, until removed from the duel."""
    return name in duel.players and not duel.players[name].lost


@book.rule("200.2", without=False)
def is_turn_player(duel: Duel, name: str) -> bool:
    """During their turn a player is the turn player, and everybody else is not."""
    return name == duel.turn_player


@book.rule("200.3", without=())
def opponents_of(duel: Duel, name: str) -> tuple[str, ...]:
    """All the other players, clockwise."""
    return tuple(each for each in duel.clockwise_from(name) if each != name)


@book.rule("201.1")
def change_life_points(duel: Duel, name: str, by: int) -> None:
    """Life points are a number that each player has; they may go below 0 (406.2.R1)."""
    duel.players[name].life_points += by
