"""Section 17.1: what the Dealer is. It is '' where a player would be named, as it is the controller of its cards."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone

DEALER = ""


@book.rule("17.1.3", without=False)
def controls(card: Card) -> bool:
    """The Dealer controls all cards in the Dealer's zones."""
    return card.zone is Zone.DEALERS_ZONE


@book.rule("17.1.4", without=False)
def is_opponent() -> bool:
    """The Dealer counts as an opponent of each player."""
    return True


@book.rule("17.1.4.a", without=False)
def has_cards_of_opponents(card: Card) -> bool:
    """Effects that speak of the cards of an opponent include those in the Dealer's zones."""
    return card.zone is Zone.DEALERS_ZONE


@book.rule("17.1.5", without=False)
def opposes_all() -> bool:
    """The Dealer considers every player an opponent, the one who makes its choices too."""
    return True
