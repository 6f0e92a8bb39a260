"""Section 2.2.8: points, and how they are lost."""

from __future__ import annotations

from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_2_basic_rules.turns import BATTLE
from rules_db.games.ttcg.state import Table


@book.value("2.2.8.1", without=0)
def starting_points() -> int:
    """Every player has twenty points when the game starts."""
    return 20


def has_lost(table: Table, player: str) -> bool:
    """A player with the number of points that the setting gives, or fewer, has lost (2.2.8.1.R1)."""
    return table.players[player].points <= table.settings["score.losing_points"]


@book.value("2.2.8.2", without=1)
def gained_by_destroying() -> int:
    """Whoever destroys a creature gains nothing but the lead (2.2.8.2.R1)."""
    return 0


@book.rule("2.2.8.3", without=0)
def lost_with_creature(level: int) -> int:
    """The owner of a destroyed creature loses as many points as its level says; a magic card has 0 (2.2.8.3.R2)."""
    return level


@book.rule("2.2.8.4", without=False)
def may_go_for_the_opponent(table: Table, player: str) -> bool:
    """While the opponent has no creature, a creature attacks directly during its player's Battle Phase."""
    return table.turn_player == player and table.phase == BATTLE


@book.rule("2.2.8.5", without=0)
def lost_by_direct_attack(level: int) -> int:
    """After a direct attack the opponent loses as many points as the attacker has levels."""
    return level


@book.rule("2.2.8.6", without=0)
def changed_by_effect(points: int) -> int:
    """Card effects make players gain or lose points, too."""
    return points
