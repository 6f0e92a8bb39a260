"""Cards of a Field Zone that make room for another of their sort, also where an effect brings that into play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.state import Card, Table


@dataclass(frozen=True, slots=True)
class Sort:
    """One sort: what of a player's gives way to a card that comes, face-down if `is_set`, and by which rule."""

    old: Callable[[Table, Card, str, bool], list[Card]]
    rule: str


SORTS: list[Sort] = []
"""All sorts; the chapters add theirs."""


def has_room(table: Table, card: Card, player: str, is_set: bool) -> bool:
    """Whether something in the Field Zone of a player would give way to a card."""
    return any(each.old(table, card, player, is_set) for each in SORTS)


def make_room(table: Table, trace: Trace, card: Card, player: str, is_set: bool) -> None:
    """Discard what gives way to a card, before that lies there."""
    for each in SORTS:
        old = [one.id for one in each.old(table, card, player, is_set)]
        moving.discard(table, trace, old, each.rule)
