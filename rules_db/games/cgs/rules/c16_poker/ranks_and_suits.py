"""Sections 16.2 and 16.8: ranks and suits of playing cards, as facts that an evaluator of poker hands asks for."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card


@book.rule("16.2.1", without="")
def suit_of(card: Card) -> str:
    """A playing card has a suit besides its color."""
    return card.printed.suit


@book.rule("16.2.2", without=())
def suits() -> tuple[str, ...]:
    """The suits of playing cards."""
    return ("spades", "clubs", "diamonds", "hearts")


@book.rule("16.2.3", without=False)
def suit_is_enough() -> bool:
    """Two cards of one suit match by color, even if their colors differ."""
    return True


@book.rule("16.2.4", without=False)
def other_suit_parts() -> bool:
    """Two cards of different suits do not match by color, even if they share one."""
    return True


@book.rule("16.2.6", without=())
def royal_ranks() -> tuple[str, ...]:
    """The ranks of the royal playing cards."""
    return ("Jack", "Queen", "King")


@book.rule("16.2.7", without=False)
def royals_are_above_numbers() -> bool:
    """Each royal rank is higher than every numbered rank."""
    return True


@book.rule("16.2.8", without=False)
def royals_differ() -> bool:
    """A Queen is higher than a Jack, and a King is higher than a Queen."""
    return True


@book.rule("16.2.9", without="")
def rank_of_ace(card: Card) -> str:
    """An Ace has the rank Ace; '' for any other card."""
    return "Ace" if card.printed.rank == "Ace" else ""


@book.rule("16.2.10", without=False)
def ace_is_above_king() -> bool:
    """The rank Ace is directly above the rank King."""
    return True


@book.rule("16.2.11", without=False)
def ace_may_be_one() -> bool:
    """In a Straight an Ace may be used as rank 1."""
    return True


@book.rule("16.2.13", without=True)
def one_is_an_ace() -> bool:
    """A card of rank 1 is not an Ace and cannot be used as one."""
    return False


@book.rule("16.2.14", without=False)
def ace_may_be_played_as_one(rank: str) -> bool:
    """An Ace that is played onto the Uno pile may be used as a card of rank 1."""
    return rank == "Ace"


@book.rule("16.2.14.a", without=True)
def lying_ace_is_one(rank: str) -> bool:
    """On top of the Uno pile an Ace has no rank but Ace."""
    return False


@book.rule("16.2.15", without=False)
def one_comes_before_two() -> bool:
    """Rank 1 is directly below rank 2."""
    return True


@book.rule("16.8.15", without=False)
def five_can_be_of_one_suit() -> bool:
    """Five cards are of the same suit if each two of them match by color."""
    return True


@book.rule("16.8.15.a", without=False)
def counts_as_one_color() -> bool:
    """A card of several colors counts as one of them throughout the poker hand."""
    return True


@book.rule("16.8.16", without=False)
def jack_may_follow_ten() -> bool:
    """In a Straight the ranks after 10 go on as 11 and so forth, or as Jack, Queen, King and Ace."""
    return True


@book.rule("16.8.16.a", without=False)
def zero_comes_before_one() -> bool:
    """A Straight may begin with rank 0."""
    return True
