"""Section 5.8: what has to be paid, and what has to hold, before a card is played."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card


@book.rule("5.8.3", without="")
def mana_of(card: Card) -> str:
    """A costing card has an amount of mana among its traits."""
    return card.printed.cost


@book.rule("5.8.4", without="")
def owed_mana(wanting: str) -> str:
    """The mana of a costing card is contributed from the mana pool before the card is played."""
    return wanting


@book.rule("5.8.5", without=False)
def is_gone() -> bool:
    """Mana that was contributed is gone once the card is played."""
    return True


@book.rule("5.8.6", without=False)
def has_condition(has_requirement: bool) -> bool:
    """A conditional card has conditions for its summoning."""
    return has_requirement


@book.rule("5.8.7", without="")
def owed_condition(is_satisfied: bool) -> str:
    """A conditional card is not played unless all its conditions are satisfied at that moment."""
    return "" if is_satisfied else "the condition of the card"


@book.rule("5.8.8", without=False)
def stays_as_it_is() -> bool:
    """A conditional card that has been played stays, even if its conditions are no longer satisfied."""
    return True
