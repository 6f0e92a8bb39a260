"""Lists of decks, as tables say them: what a row is in a list, and what is wrong with all of them."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.amounts import MOST_CARDS
from rules_db.engine.kernel import BadSetup
from rules_db.engine.play.decks import DeckReport, in_words
from rules_db.engine.scene import Row
from rules_db.games.ttcg.rules.c2_2_basic_rules.decks import problems
from rules_db.games.ttcg.setup import print_of
from rules_db.games.ttcg.state import Print
from rules_db.games.ttcg.table.columns import OTHER_WORDS, PRINTED, number, print_row, read_row

WORDS = {
    "2.2.1.1": "the deck has {cards} of the 50 cards that it needs",
    "2.2.1.2": "the deck has {cards} cards, and 70 are the most",
    "2.2.1.3": "there are {copies} copies of {card}, and 2 are the most",
}


class TtcgDecks:
    """The DeckBuilding of the True Trading Card Game. Nobody agrees on anything."""

    columns: Sequence[str] = (*PRINTED, *OTHER_WORDS, "copies")
    agreements: Sequence[str] = ()

    def read(self, row: Row) -> list[Print]:
        said = read_row(row)
        copies = number(said, "copies") if "copies" in said else 1
        if not 1 <= copies <= MOST_CARDS:
            raise BadSetup(f"column copies: {said['card']} comes 1 to {MOST_CARDS} times, not {copies}")
        return [print_of(print_row(said))] * copies

    def report(self, listed: Sequence[list[Print]], agreed: Sequence[str]) -> DeckReport:
        if agreed:
            raise BadSetup(f"{agreed[0]!r}: there is nothing to agree on")
        deck = [each for row in listed for each in row]
        return DeckReport({"deck": len(deck)}, in_words(problems("", deck), "ttcg", WORDS))


DECK_LISTS = TtcgDecks()
