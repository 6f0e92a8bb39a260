"""A card that is cast while an effect resolves, without paying for it: it counts as held for as long as that takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rules_db.games.cgs.state import Card, Table


def _key(name: str) -> str:
    return f"cast for nothing/{name}"


@contextmanager
def held(table: Table, name: str) -> Iterator[None]:
    """The card counts as held by whoever casts it, wherever it lies."""
    table.uses[_key(name)] = 1
    try:
        yield
    finally:
        table.uses.pop(_key(name), None)


def is_held(table: Table, card: Card) -> bool:
    """Whether a card is being cast so."""
    return _key(card.id) in table.uses
