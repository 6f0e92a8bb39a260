"""The X of an effect, as its player has said it."""

from __future__ import annotations

from rules_db.games.cgs.card_text.selecting import X_BOUND
from rules_db.games.cgs.state import Item

SAID_OF_X = "X = "
"""What is said of a card or an effect besides, where its X is a number."""


def x_of(by: Item) -> int:
    """The X of an effect, or of a card that is being played; 0 where nothing has been said."""
    said = by.said.get("X") or by.said.get("said", "").removeprefix(SAID_OF_X)
    return int(said) if said.isdigit() else 0


def bound_of(number: int | None, by: Item) -> int | None:
    """A bound of what an effect means, which may be its X."""
    return x_of(by) if number == X_BOUND else number
