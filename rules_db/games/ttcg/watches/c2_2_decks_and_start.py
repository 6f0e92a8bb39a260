"""Sections 2.2.1 and 2.2.2: decks, and how a game begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_db.games.ttcg.actions.values import AttackWith
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Table
from rules_db.games.ttcg.watches.reading import Sight, is_new_game, is_ruled

SMALLEST_DECK = 50
LARGEST_DECK = 70
MOST_COPIES = 2
OPENING_HAND = 5

UNWATCHED = {
    "2.2.2.5": "2.2.3.2.a forbids the same draw, so that nothing happens otherwise where one of the two is off.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


def _decks(table: Table) -> dict[str, list[str]]:
    """What each player brought, as names."""
    owned = {seat: [card for card in table.cards.values() if card.owner == seat] for seat in table.seats}
    return {seat: [card.printed.name for card in cards] for seat, cards in owned.items()}


@book.watch("2.2.1.1")
def watch_that_decks_are_large_enough(sight: Sight) -> Iterator[str]:
    """A deck holds 50 cards or more."""
    for player, names in _decks(sight.after).items() if is_new_game(sight) else ():
        if len(names) < SMALLEST_DECK:
            yield f"{player} brings {len(names)} cards, and needs {SMALLEST_DECK}"


@book.watch("2.2.1.2")
def watch_that_decks_are_small_enough(sight: Sight) -> Iterator[str]:
    """A deck holds 70 cards or fewer."""
    for player, names in _decks(sight.after).items() if is_new_game(sight) else ():
        if len(names) > LARGEST_DECK:
            yield f"{player} brings {len(names)} cards, and may bring {LARGEST_DECK}"


@book.watch("2.2.1.3")
def watch_the_copies_in_decks(sight: Sight) -> Iterator[str]:
    """A deck holds no card more than twice; the name makes the card."""
    for player, names in _decks(sight.after).items() if is_new_game(sight) else ():
        for name, count in Counter(names).items():
            if count > MOST_COPIES:
                yield f"{player} brings {name} {count} times"


@book.watch("2.2.2.3")
def watch_the_opening_hands(sight: Sight) -> Iterator[str]:
    """Each player begins with 5 cards in hand."""
    for player in sight.after.players.values() if is_new_game(sight) else ():
        if len(player.hand) != OPENING_HAND:
            yield f"{player.name} begins with {len(player.hand)} cards in hand"


@book.watch("2.2.2.4")
def watch_that_nobody_attacks_in_the_first_turn(sight: Sight) -> Iterator[str]:
    """Whoever goes first does not attack in their first turn, unless a card explicitly lets them."""
    if (
        isinstance(sight.action, AttackWith)
        and sight.before.turn == 1
        and not is_ruled(sight, "attack in the first turn")
    ):
        yield f"{sight.action.player} attacks in the first turn"
