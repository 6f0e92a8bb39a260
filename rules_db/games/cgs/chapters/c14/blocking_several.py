"""Summons that a text lets block several attackers: they divide what they deal among these (9.5.3.R1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from rules_db.engine.choices import Answers, Choice
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.doing.fighting.creatures import lethal_for
from rules_db.games.cgs.doing.fighting.damage import Damage
from rules_db.games.cgs.state import Card, Table


@hooks.SHARES.hang()
def _divided(table: Table, dealt: Sequence[Damage], answers: Answers) -> list[Damage]:
    """What blockers deal, that of each of them divided among the attackers that it blocks."""
    found: list[Damage] = []
    for source in dict.fromkeys(each.source for each in dealt):
        own = [each for each in dealt if each.source == source]
        found += own if len(own) < 2 else _in_shares(table, table.cards[source], own, answers)
    return found


def _in_shares(table: Table, card: Card, own: Sequence[Damage], answers: Answers) -> list[Damage]:
    """Lethal damage to one attacker after the other, as the blocker's player says; the rest to the last."""
    ordered, left = _ordered(card, own, answers), own[0].amount
    shares: list[Damage] = []
    for each in ordered:
        is_last = each is ordered[-1]
        share = left if is_last else min(Fraction(lethal_for(table, card, table.cards[each.to])), left)
        left -= share
        shares.append(replace(each, amount=share))
    return [each for each in shares if each.amount > 0]


def _ordered(card: Card, own: Sequence[Damage], answers: Answers) -> list[Damage]:
    left, ordered = [each.to for each in own], []
    while len(left) > 1:
        pick = answers.ask_one(Choice(card.controller, "order", under("9.5.5"), list(left), about=card.id))
        ordered.append(pick)
        left.remove(pick)
    return [each for name in (*ordered, *left) for each in own if each.to == name]
