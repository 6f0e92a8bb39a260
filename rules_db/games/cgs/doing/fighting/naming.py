"""Which of its moves an attacker is said to use."""

from __future__ import annotations

import re

from rules_db.engine.kernel import MalformedAction
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.fighting import moves
from rules_db.games.cgs.state import Card, Table

_NUMBER = re.compile(r"(?:move )?(\d{1,9})")


def number_of(table: Table, card: Card, said: str) -> int:
    """The number of a move by that number or its name, the first where nothing is said; 0 where there are no moves."""
    game = card.printed.game
    numbers = tuple(hooks.SUMMONS[game].moves(table, card)) if game in hooks.SUMMONS else ()
    if not said:
        return next(iter(numbers), 0)
    names = [move.name for _, move in moves.moves_of(table, card)] if any(numbers) else []
    if found := _NUMBER.fullmatch(said):
        number = int(found[1])
    else:
        number = _place(names, said) or _place(names, said.removeprefix("move "))
    if not names or number < 1:
        raise MalformedAction(_why_not(card, said, names))
    return number


def _place(names: list[str], name: str) -> int:
    return names.index(name) + 1 if name in names else 0


def _why_not(card: Card, said: str, names: list[str]) -> str:
    if not names:
        return f"{card.id} has no moves: what it uses cannot be said ({said})"
    return f"{card.id} has no move {said} (its moves: {', '.join(names)})"
