"""Rules 3.1.13–17: what becomes of the cards, the turn and the place of a player who leaves."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import SHARED, Zone


@book.rule("3.1.13", without=False)
def leaver_has_folded(is_out: bool) -> bool:
    """A player who leaves during a hand of poker has folded."""
    return is_out


@book.rule("3.1.14", without=False)
def leaves_with_owner(card: Card, player: str) -> bool:
    """The cards that a leaving player owns leave the game."""
    return card.owner == player


@book.rule("3.1.14.a", without=False)
def stays_in_pot(card: Card) -> bool:
    """A bid stays in the pot."""
    return card.zone is Zone.BETTING


@book.rule("3.1.14.b", without=False)
def stays_on_pile(card: Card) -> bool:
    """A card on the Uno pile stays there, with neither owner nor controller."""
    return card.zone is Zone.UNO_PILE


@book.rule("3.1.14.c", without=False)
def goes_back(card: Card) -> bool:
    """A card from a shared deck goes back to it."""
    return card.home in SHARED


@book.rule("3.1.15", without=False)
def is_given_back(card: Card, player: str) -> bool:
    """A card that the leaving player controls without owning it goes where a discard would go."""
    return card.controller == player and card.owner != player


@book.rule("3.1.16", without=False)
def turn_is_over(table: Table, player: str) -> bool:
    """When the player whose turn it is leaves, the turn is over."""
    return table.turn_player == player


@book.rule("3.1.17", without="")
def next_starting_player(table: Table, player: str) -> str:
    """The next player in turn order becomes the starting player when that one leaves; '' where it was another."""
    return table.after(player) if table.starting_player == player else ""
