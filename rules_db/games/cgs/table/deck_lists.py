"""Lists of decks, as tables say them: what a row is in a list, and what is wrong with all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_db.engine.kernel import BadSetup
from rules_db.engine.play.decks import DeckReport, in_words
from rules_db.engine.scene import Row
from rules_db.games.cgs.decks.checking import SEASON, WITHOUT, WORDS, Listed, count, problems
from rules_db.games.cgs.rules.c1_deckbuilding.playable_cards import CORE_SET
from rules_db.games.cgs.setup import print_of
from rules_db.games.cgs.table.cells import COLUMNS, read_row
from rules_db.games.cgs.words import Zone

DECK = "deck"
IN_LISTS = frozenset({"card", "print", "state", "copies", "release"})
"""What a row of a list may enter, the state of the card left empty."""
DECKS = {"": Zone.MAIN_DECK, **{str(each): each for each in (Zone.MAIN_DECK, Zone.EXTRA_DECK)}}
"""What the column `deck` may say; a card of which it says nothing is for the Main Deck."""


class CgsDecks:
    """The DeckBuilding of the Card Game Singularity."""

    agreements: Sequence[str] = (f"{SEASON}NAME OF ITS SET", f"{WITHOUT}NAME OF A TCG")

    @property
    def columns(self) -> Sequence[str]:
        return *(each.name for each in COLUMNS.values() if each.reads), DECK

    def read(self, row: Row) -> Listed:
        said = {column: cell for column, cell in row.items() if column != DECK}
        plain, deck = read_row(said), row.get(DECK, "")
        _require_printed(plain)
        if deck not in DECKS:
            raise BadSetup(f"column deck: there is no {deck} (there are: {', '.join(filter(None, DECKS))})")
        copies = int(plain.get("copies", 1))
        if copies < 1:
            raise BadSetup(f"column copies: {plain['card']} comes at least once, not {copies} times")
        return Listed(print_of(plain["print"]), copies, DECKS[deck], plain.get("release", CORE_SET))

    def report(self, listed: Sequence[Listed], agreed: Sequence[str]) -> DeckReport:
        if astray := [each for each in agreed if not each.startswith((SEASON, WITHOUT))]:
            raise BadSetup(f"{astray[0]!r}: nobody agrees on that (there are: {', '.join(self.agreements)})")
        cards = {str(deck): count(each for each in listed if each.deck is deck) for deck in set(DECKS.values())}
        return DeckReport(dict(sorted(cards.items(), reverse=True)), in_words(problems(listed, agreed), "cgs", WORDS))


def _require_printed(plain: dict[str, Any]) -> None:
    """Raises BadSetup for a card of no game, and for what only a card at the table is."""
    card = plain["card"]
    if not plain["print"].keys() & {"types", "game"}:
        raise BadSetup(f"{card}: nothing says of which game it is (give it a type, or a game)")
    if astray := [*plain["state"], *(plain.keys() - IN_LISTS)]:
        raise BadSetup(f"{card}: a list says what is printed on cards, and not how they lie (leave out {astray[0]})")


DECK_LISTS = CgsDecks()
