"""Section 6.1: the places and the words that each game has a name of its own for."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.words import BATTLE, DRAW, ENDING, MAIN_1, MAIN_2, UPKEEP, Zone

_PLACES: dict[str, Zone] = {
    "library": Zone.MAIN_DECK, "deck": Zone.MAIN_DECK, "Deck": Zone.MAIN_DECK,
    "exile": Zone.EXILE, "banished zone": Zone.EXILE, "Lost Zone": Zone.EXILE, "Prize cards": Zone.PRIZES,
}  # fmt: skip

_WORDS = {
    "upkeep": UPKEEP, "Standby Phase": UPKEEP, "Draw Phase": DRAW, "precombat main phase": MAIN_1,
    "combat phase": BATTLE, "postcombat main phase": MAIN_2, "end step": ENDING, "End Phase": ENDING,
    "Knocked Out": "destroyed", "dies": "from the field to the discard pile",
}  # fmt: skip


@book.rule("6.1.2", without="")
def place_in_row(word: str) -> str:
    """A zone or pile in the words of one game is the one in its row; '' where a word stands in none."""
    return _PLACES.get(word, "")


@book.rule("6.1.3", without="")
def word_in_row(word: str) -> str:
    """Any other word means what the first column of its row says; '' where a word stands in none.

    Other rows have rules of their own, such as 9.1.4 and 12.3.5.
    """
    return _WORDS.get(word, "")
