"""Cards that an effect has let its player look at: seen by that player alone, as long as the effect goes on."""

from __future__ import annotations

from collections.abc import Iterable

from rules_db.games.cgs import listing
from rules_db.games.cgs.state import Card, Item, Table

_SEEN = "seen"
"""Where an item keeps the cards at which its player has looked, each with its stay there."""


def note(item: Item, cards: Iterable[Card]) -> None:
    item.said[_SEEN] = listing.kept(f"{card.id}/{card.stay}" for card in cards)


def forget(item: Item) -> None:
    """Nobody knows any more which card is which: they have been shuffled."""
    item.said.pop(_SEEN, None)


def has_looked_at(table: Table, player: str, card: Card) -> bool:
    """Whether the player decides on something after looking at this card, which still lies where it did."""
    item = table.agenda[-1].item if table.choice is not None and table.agenda else None
    if item is None or item.player != player:
        return False
    return (card.id, str(card.stay)) in listing.pairs_in(item.said.get(_SEEN, ""))
