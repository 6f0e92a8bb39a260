"""Texts that change a cost: 'creatures cost {1} less to play', 'the mana cost of creatures is {1} more' (7.1.1.c)."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import costs, matching, standing
from rules_db.games.cgs.card_text.model import Mana
from rules_db.games.cgs.doing.dealer import inflicting
from rules_db.games.cgs.doing.playing.paying import Cost
from rules_db.games.cgs.rules.c7_summon_properties import stats
from rules_db.games.cgs.state import Card, Table

TO_PLAY, MANA_COST, ENERGY_COST = "cost", "mana cost", "Energy cost"


@hooks.COSTS.hang("play")
def _to_play(table: Table, card: Card, cost: Cost, targets: Sequence[str]) -> Cost:
    """A card without a mana cost, as Pokémon are, has none that could be changed (7.1.1.c.R1)."""
    cost = _changed(table, card, cost, TO_PLAY, targets)
    if not card.printed.cost:
        return cost
    cost = _changed(table, card, cost, MANA_COST)
    return _changed(table, card, cost, ENERGY_COST) if stats.costs_are_equivalent() else cost


@hooks.COSTS.hang("move")
def _of_moves(table: Table, card: Card, cost: Cost, targets: Sequence[str]) -> Cost:
    cost = _changed(table, card, cost, ENERGY_COST)
    return _changed(table, card, cost, MANA_COST) if stats.costs_are_equivalent() else cost


def _changed(table: Table, card: Card, cost: Cost, verb: str, targets: Sequence[str] = ()) -> Cost:
    """A cost with what the texts of one verb add, and then without what they take away."""
    found = [each for each in standing.in_force(table, Mana, verb) if _is_about(table, each, card)]
    found += standing.said_of_itself(table, card, Mana, verb)
    found = [each for each in found if _is_aimed(table, each, targets)]
    for is_more in (True, False):
        for each in found:
            if isinstance(each.step, Mana) and each.step.is_more is is_more:
                amount = costs.due(table, table.cards[each.by.card], each.step.mana).times(_times(table, each))
                cost = cost.plus(amount) if is_more else cost.less(amount)
    return cost


def _is_aimed(table: Table, each: standing.InForce, targets: Sequence[str]) -> bool:
    """Whether a text is about what these are targeted for: it may name what is."""
    at = each.step.at if isinstance(each.step, Mana) else None
    cards = [table.cards[name] for name in targets if name in table.cards]
    return at is None or any(matching.fits(table, card, at, each.by) for card in cards)


def _times(table: Table, each: standing.InForce) -> int:
    """How often a text changes a cost: once, or for each card that it counts."""
    per = each.step.per if isinstance(each.step, Mana) else None
    return 1 if per is None else matching.how_many(table, per, each.by)


def _is_about(table: Table, each: standing.InForce, card: Card) -> bool:
    """Whether a text is about a card, which may lie in a hand."""
    if each.on is not None:
        return card.id in each.on
    if each.step.what is None or not inflicting.reaches(table, card, each.by):
        return False
    return matching.fits(table, card, each.step.what, each.by)
