"""How watches read ATK and DEF: the print, and every change that can be told for certain."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned.card_text.model import Changed, Step
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing
from rules_db.games.resummoned.watches.reading import (
    counts_as,
    effects_of,
    is_negation_about,
    lasting_steps,
    on_field,
)
from rules_db.games.resummoned.watches.selecting import fits, printed_number


def number(duel: Duel, card: Card, property: str) -> int | None:
    """The ATK or DEF of a monster on the field; None where something changes it that watches cannot follow."""
    if card.facing is Facing.DOWN or counts_as(duel, card) is not CardType.MONSTER or is_negation_about(duel):
        return None
    lasting, continuous = list(_lasting(duel, card, property)), list(_continuous(duel, card, property))
    changes = [*lasting, *continuous]
    if None in changes or (lasting and continuous and min(each or 0 for each in changes) < 0):
        return None
    total = printed_number(card, property)
    for change in changes:
        total = max(0, total + (change or 0))
    return total


def _lasting(duel: Duel, card: Card, property: str) -> Iterator[int | None]:
    """What resolved effects add, in their order; None for what does more than add a number."""
    for each, step in zip(duel.lasting, lasting_steps(duel), strict=True):
        for target in each.on:
            if isinstance(step, Changed) and step.changes == property and target.id == card.id:
                yield _added(step) if target.stay == card.stay else None


def _continuous(duel: Duel, card: Card, property: str) -> Iterator[int | None]:
    """What continuous effects add; None for what does more than add a number, or may not mean this card."""
    for source in on_field(duel):
        for effect in effects_of(source, "continuous") if source.facing is Facing.UP else ():
            for step in effect.ops:
                if isinstance(step, Changed) and step.changes == property:
                    verdict = _is_meant(duel, step, source, card)
                    if verdict is not False:
                        yield _added(step) if verdict else None


def _added(step: Changed) -> int | None:
    return None if step.sets or step.value or step.amount.property else step.amount.number


def _is_meant(duel: Duel, step: Step, source: Card, card: Card) -> bool | None:
    if step.what is None:
        return None
    if step.what.pick in ("host", "this"):
        return card.id == (source.equipped_to if step.what.pick == "host" else source.id)
    return fits(duel, step.what, card, source.id, source.keeper) if step.what.pick == "all" else None
