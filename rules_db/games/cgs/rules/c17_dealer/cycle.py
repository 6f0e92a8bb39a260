"""Section 17.4: flop, turn and river, and when the Dealer acts."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table

FLOP, TURN, RIVER = 3, 4, 5
"""How many of the Dealer's zones are filled after each action of the cycle."""


@book.rule("17.4.1", without="")
def comes_before(player: str) -> str:
    """The place of the Dealer is right before the player who goes first: that player's turn comes next."""
    return player


@book.rule("17.4.2", without=False)
def acts_before_round() -> bool:
    """The Dealer acts once before each round."""
    return True


@book.value("17.4.3", without=0)
def zones_of_flop() -> int:
    """The flop fills the first three Dealer's zones."""
    return FLOP


@book.rule("17.4.4", without=())
def in_order(names: Sequence[str]) -> list[str]:
    """The cards of the Dealer are played from left to right."""
    return list(names)


@book.rule("17.4.5", without=True)
def affects_at_once(is_before_the_game: bool) -> bool:
    """The first flop affects nobody at once."""
    return not is_before_the_game


@book.rule("17.4.6", without=False)
def is_active(table: Table) -> bool:
    """Once the game has begun, the cards of the first flop are active and in play."""
    return table.turn > 0


@book.rule("17.4.7", without=False)
def one_is_revealed_later() -> bool:
    """The second and the third action reveal one card each."""
    return True


@book.rule("17.4.7.a", without=0)
def zone_of_turn(dealt: int) -> int:
    """The second action is the turn of the Dealer, whose card lies in the fourth zone."""
    return TURN if dealt == FLOP else 0


@book.rule("17.4.7.b", without=0)
def zone_of_river(dealt: int) -> int:
    """The third action is the river, whose card lies in the fifth zone."""
    return RIVER if dealt == TURN else 0


@book.rule("17.4.8", without=False)
def takes_all_up(dealt: int) -> bool:
    """After the river, the Dealer takes up all its cards and shuffles them into its deck."""
    return dealt == RIVER


@book.rule("17.4.9", without=False)
def begins_again() -> bool:
    """In the same action the Dealer begins the cycle again."""
    return True
