"""What is in force without being carried out: active effects, and what resolved ones left behind for a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from rules_db.games.ttcg.card_text.model import Step
from rules_db.games.ttcg.state import Activation, Card, Table

Kind = TypeVar("Kind", bound=Step)


class InForce(NamedTuple):
    """A step that is in force: since when, by which effect, and for which cards and players; None for whom it names.

    `amount` is what the step came to when its effect resolved, None where it is found out anew each time.
    """

    since: int
    step: Step
    by: Activation
    on: frozenset[str] | None
    amount: int | None


def in_force(table: Table, kind: type[Step], about: str = "") -> list[InForce]:
    """Every step of this kind, about this property or deed, in the order in which they came into force."""
    if not table.standing and not table.lasting:
        return []
    found = [*_active(table, kind, about), *_left(table, kind, about)]
    if len(found) > 1:
        found.sort(key=lambda each: each.since)
    return found


def _is_asked_for(step: Step, kind: type[Step], about: str) -> bool:
    return isinstance(step, kind) and (not about or step.about == about)


def _active(table: Table, kind: type[Step], about: str) -> Iterator[InForce]:
    """What Continuous and Equip effects do for as long as they are active."""
    for id_ in table.standing:
        card = table.cards[id_]
        for place in card.active:
            for step in card.printed.effects[place].steps:
                if _is_asked_for(step, kind, about):
                    yield InForce(card.since, step, Activation(id_, place, card.player), None, None)


def _left(table: Table, kind: type[Step], about: str) -> Iterator[InForce]:
    """What lasts until the turn ends."""
    for each in table.lasting:
        step = table.cards[each.card].printed.effects[each.effect].steps[each.step]
        if not _is_asked_for(step, kind, about):
            continue
        there = frozenset(target.id for target in each.on if _is_there(table, target.id, target.stay))
        yield InForce(each.since, step, Activation(each.card, each.effect, each.player), there, each.amount)


def _is_there(table: Table, name: str, stay: int | None) -> bool:
    return name in table.players or table.cards[name].stay == stay


def host_of(table: Table, by: Activation) -> Card | None:
    """The card to which the source of an effect is attached, None for none."""
    host = table.cards[by.card].host
    return table.cards[host] if host else None
