"""What resolved effects have left behind and is still in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rules_db.games.resummoned.card_text.model import Negated, Step
from rules_db.games.resummoned.state import Card, Duel, Lasting

Kind = TypeVar("Kind", bound=Step)


def lasting(duel: Duel, kind: type[Kind]) -> Iterator[tuple[Lasting, Kind]]:
    """What resolved effects have left behind and is still in force, by the kind of step that did."""
    for each in duel.lasting:
        op = duel.cards[each.card].insert.effects[each.effect].ops[each.op]
        if isinstance(op, kind):
            yield each, op


def holds_for(each: Lasting, card: Card) -> bool:
    return any(target.id == card.id and target.stay == card.stay for target in each.on)


def is_negated(duel: Duel, card: Card) -> bool:
    """Whether the effects of a card that can be negated are negated."""
    if not duel.lasting:
        return card.id in duel.silent
    return card.id in duel.silent or any(holds_for(each, card) for each, _ in lasting(duel, Negated))
