"""What resolved effects have left behind and is still in force."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned.card_text.model import Op
from rules_db.games.resummoned.state import Card, Duel, Lasting


def lasting(duel: Duel, verb: str) -> Iterator[tuple[Lasting, Op]]:
    """What resolved effects have left behind and is still in force."""
    for each in duel.lasting:
        op = duel.cards[each.card].insert.effects[each.effect].ops[each.op]
        if op.verb == verb:
            yield each, op


def holds_for(each: Lasting, card: Card) -> bool:
    return any(target.id == card.id and target.stay == card.stay for target in each.on)


def is_negated(duel: Duel, card: Card) -> bool:
    """Whether the effects of a card that can be negated are negated."""
    if not duel.lasting:
        return card.id in duel.silent
    return card.id in duel.silent or any(holds_for(each, card) for each, _ in lasting(duel, "negate"))
