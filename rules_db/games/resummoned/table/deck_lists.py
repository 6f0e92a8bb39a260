"""Lists of decks, as tables say them: what a row is in a list, and what is wrong with all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_db.engine.amounts import MOST_CARDS
from rules_db.engine.kernel import BadSetup
from rules_db.engine.play.decks import DeckReport, in_words
from rules_db.engine.scene import Row
from rules_db.games.resummoned.rules.c100_prerequisites.decks import problems
from rules_db.games.resummoned.setup import insert_of
from rules_db.games.resummoned.state import Insert, Match
from rules_db.games.resummoned.table.columns import OTHER_WORDS, PRINTED, insert_row, number, one_of, read_row

DECK, SIDEBOARD = "deck", "sideboard"
LIMITED = "limited format"
PLAYER = "whoever brings the list"

WORDS = {
    "100.2": "there is no deck",
    "100.2.a cards": "the deck has {cards} of the {least} cards that it needs",
    "100.2.a twice": "{twice} is in the deck more than once",
    "100.2.b": "the deck has {cards} of the {least} cards that it needs",
    "100.4.a cards": "the sideboard has {cards} cards, and {most} are the most",
    "100.4.a twice": "{twice} is in the sideboard more than once",
}


@dataclass(frozen=True, slots=True)
class Listed:
    """A card of a list, as often as it stands there, and what it is for."""

    inserts: list[Insert]
    deck: str


class ResummonedDecks:
    """The DeckBuilding of Yugioh: Resummoned: a deck and a sideboard of the constructed format, or a limited deck."""

    columns: Sequence[str] = (*PRINTED, *OTHER_WORDS, "copies", DECK)
    agreements: Sequence[str] = (LIMITED,)

    def read(self, row: Row) -> Listed:
        said = read_row({column: cell for column, cell in row.items() if column != DECK})
        copies = number(said, "copies") if "copies" in said else 1
        if not 1 <= copies <= MOST_CARDS:
            raise BadSetup(f"column copies: {said['card']} comes 1 to {MOST_CARDS} times, not {copies}")
        deck = one_of(row.get(DECK) or DECK, (DECK, SIDEBOARD), f"column {DECK}")
        return Listed([insert_of(insert_row(said))] * copies, deck)

    def report(self, listed: Sequence[Listed], agreed: Sequence[str]) -> DeckReport:
        if astray := [each for each in agreed if each != LIMITED]:
            raise BadSetup(f"{astray[0]!r}: nobody agrees on that (there is: {LIMITED})")
        decks = {
            name: [one for each in listed if each.deck == name for one in each.inserts] for name in (DECK, SIDEBOARD)
        }
        match = Match("limited" if agreed else "constructed")
        match.decks[PLAYER], match.sideboards[PLAYER] = decks[DECK], decks[SIDEBOARD]
        counts = {name: len(cards) for name, cards in decks.items()}
        return DeckReport(counts, in_words(problems(match, PLAYER), "resummoned", WORDS))


DECK_LISTS = ResummonedDecks()
