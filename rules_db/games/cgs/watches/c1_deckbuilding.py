"""Chapter 1: the decks with which a game begins, counted anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight
from rules_db.games.cgs.words import Game, Zone

UNWATCHED = {
    "1.5.1": "In which set a card came out is asked before the game begins, and the table does not keep it.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

_EXTRA = {"Fusion Monster", "Synchro Monster", "Xyz Monster", "Link Monster"}
_BASIC_LANDS = {"Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"}
_LIMITED = {
    "Exodia, the Forbidden One",
    *(f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")),
}


def _brought(sight: Sight) -> Iterator[tuple[str, list[Card], list[Card]]]:
    """Who begins a game, with the cards of the Main Deck and of the Extra Deck; nobody once it has begun."""
    if sight.action is None and sight.after.turn == 0:
        for player in sight.after.seats:
            own = [card for card in sight.after.cards.values() if card.owner == player]
            extra = [card for card in own if card.zone in (Zone.EXTRA_DECK, Zone.ASIDE)]
            yield player, [card for card in own if card not in extra], extra


@book.watch("1.2.1", "1.2.2", "1.2.3", on=(None,))
def watch_how_large_main_decks_are(sight: Sight) -> Iterator[str]:
    """A Main Deck has 75 to 300 cards."""
    for player, main, _ in _brought(sight):
        if not 75 <= len(main) <= 300:
            yield f"{player} brings a Main Deck of {len(main)} cards"


def _is_left_out(table: Table, game: Game) -> bool:
    return f"match without {game}" in table.agreed


@book.watch("1.2.4", on=(None,))
def watch_that_every_tcg_is_there(sight: Sight) -> Iterator[str]:
    """A Main Deck has 5 cards or more of each TCG that the players have not left out."""
    for player, main, _ in _brought(sight):
        for game in (Game.MAGIC, Game.YUGIOH, Game.POKEMON):
            count = sum(card.printed.game is game for card in main)
            if main and count < 5 and not _is_left_out(sight.after, game):
                yield f"{player} brings {count} cards of {game}"


@book.watch("1.2.5", "10.1.12", on=(None,))
def watch_what_main_decks_hold(sight: Sight) -> Iterator[str]:
    """A Main Deck holds cards of the TCGs, and none that is made for the Extra Deck."""
    for player, main, _ in _brought(sight):
        for card in main:
            if card.printed.game in (Game.UNO, Game.POKER, Game.MONOPOLY) or _EXTRA & set(card.printed.types):
                yield f"{player} has {card.id} in the Main Deck"


@book.watch("1.3.2", "1.3.3", on=(None,))
def watch_extra_decks(sight: Sight) -> Iterator[str]:
    """An Extra Deck has at most 15 cards, all of them made for it."""
    for player, _, extra in _brought(sight):
        if len(extra) > 15:
            yield f"{player} brings an Extra Deck of {len(extra)} cards"
        yield from (
            f"{player} has {card.id} in the Extra Deck" for card in extra if not _EXTRA & set(card.printed.types)
        )


@book.watch("1.4.1", "1.4.5", on=(None,))
def watch_copies(sight: Sight) -> Iterator[str]:
    """Both decks of a player have at most 4 copies of a card that is not basic, and 1 of a limited one."""
    for player, main, extra in _brought(sight):
        counted = Counter((card.printed.game, card.printed.name) for card in (*main, *extra) if not _is_basic(card))
        for (game, name), copies in counted.items():
            if copies > (1 if game is Game.YUGIOH and name in _LIMITED else 4):
                yield f"{player} brings {copies} copies of {name}"


def _is_basic(card: Card) -> bool:
    is_land = "land" in card.printed.types and card.printed.name in _BASIC_LANDS
    return is_land or ("Energy" in card.printed.types and "Basic" in card.printed.groups)
