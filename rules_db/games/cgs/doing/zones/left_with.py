"""What a summon had attached to it as it left play, which texts still count and find (14.1.1.R1)."""

from __future__ import annotations

from collections.abc import Iterable

from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import IN_PLAY

_MARK = "attached "
"""What stands before the name of a card among what is known of a summon that has left."""


def told(table: Table, card: Card) -> list[str]:
    """How it is kept which cards are attached to a summon, each with its stay."""
    return [f"{_MARK}{each}/{table.cards[each].stay}" for each in card.attached]


def attached(table: Table, card: Card) -> Iterable[str]:
    """What is attached to a card, or was as it left play and has only been discarded for that since."""
    if card.zone in IN_PLAY or not card.last:
        return card.attached
    pairs = (each.removeprefix(_MARK).rpartition("/") for each in card.last if each.startswith(_MARK))
    return [name for name, _, stay in pairs if table.cards[name].stay - int(stay) <= 1]
