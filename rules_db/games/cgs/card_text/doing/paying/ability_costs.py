"""What activated abilities cost by texts in force: more mana, or less of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.games.cgs.card_text.doing import costs, matching, standing
from rules_db.games.cgs.card_text.model import Effect, Mana, Step
from rules_db.games.cgs.card_text.verbs.rulings.of_abilities import ABILITY_COST
from rules_db.games.cgs.state import Card, Table


def of(table: Table, card: Card, effect: Effect) -> tuple[Step, ...]:
    """What activating an effect of a card costs now: first what is more, then what is less."""
    changes = [*_changes(table, card, effect)] if standing.is_said(table, Mana, ABILITY_COST) else []
    if not changes:
        return effect.costs
    at = next((at for at, step in enumerate(effect.costs) if isinstance(step, Mana)), len(effect.costs))
    found = [*effect.costs, *(() if at < len(effect.costs) else (Mana("pay", mana="{0}"),))]
    paid = found[at]
    assert isinstance(paid, Mana)
    found[at] = replace(paid, mana=_changed(paid.mana, sorted(changes, key=lambda each: not each.is_more)))
    return tuple(found)


def _changes(table: Table, card: Card, effect: Effect) -> Iterator[Mana]:
    for each in standing.in_force(table, Mana, ABILITY_COST):
        step = each.step
        if not isinstance(step, Mana) or step.what is None or (step.is_either and effect.is_mana):
            continue
        if card.controller and matching.fits_there(table, card, step.what, each.by):
            yield step


def _changed(mana: str, changes: list[Mana]) -> str:
    """A cost in mana with these; it is never less than so much as a change leaves of it."""
    for each in changes:
        amount = costs.cost_of(each.mana).total
        if each.is_more:
            mana += "[C]" * amount if mana.startswith("[") else each.mana
        else:
            least = min(each.count, costs.cost_of(mana).total)
            less = costs.lessened(mana, amount)
            mana = less if costs.cost_of(less).total >= least else f"{{{least}}}"
    return mana
