"""Rule 15.7.13: the turn order as a circle, and what a Reverse card makes of it."""

from __future__ import annotations

from rules_db.games.cgs.book import book

DEALER = ""
"""The place of the Dealer in the circle."""


@book.rule("15.7.13", without=())
def reversed_order(order: list[str]) -> list[str]:
    """A Reverse card reverses the turn order."""
    return order[::-1]


@book.rule("15.7.13.c", without=())
def circle(order: list[str], first: str) -> list[str]:
    """The circle of the players, in which the Dealer comes between the last player and the first."""
    at = order.index(first)
    return [*order[at:], *order[:at], DEALER]


@book.rule("15.7.13.d", without=False)
def turn_goes_on() -> bool:
    """The current turn goes on; next comes whoever then follows the turn player."""
    return True


@book.rule("15.7.13.e", without="")
def new_first(circle_before: list[str]) -> str:
    """The new first player is the one who was last before, next to the Dealer in the circle."""
    return circle_before[circle_before.index(DEALER) - 1] if circle_before else ""


@book.rule("15.7.13.f", without=False)
def opener_stays() -> bool:
    """What is said of the player who goes first stays with the player who opened the game."""
    return True
