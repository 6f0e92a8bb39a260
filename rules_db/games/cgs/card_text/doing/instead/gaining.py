"""Life that players gain in the place of the damage that they would take."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.doing import conditions, permissions, standing
from rules_db.games.cgs.card_text.doing.instead import altering
from rules_db.games.cgs.card_text.doing.step import GENERAL, under
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.verbs.altering import LIFE_FOR_DAMAGE
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.state import Table


@damage.REPLACES.hang()
def _gains_instead(table: Table, trace: Trace, dealt: Sequence[damage.Damage]) -> list[damage.Damage]:
    """None of the damage is dealt that is gained; what comes at one moment is gained together."""
    gained = [each for each in dealt if each.to in table.players and _is_gained(table, each)]
    for name in dict.fromkeys(each.to for each in gained):
        total = sum((each.amount for each in gained if each.to == name), Fraction(0))
        count = damage.rounded(total)
        if count > 0 and permissions.forbidden(table, "gain life", name) is None:
            count = altering.life_gained(table, name, count)
            table.players[name].life += count
            happenings.happen(table, trace, "life gained", under(GENERAL), name, amount=count)
    return [each for each in dealt if each not in gained]


def _is_gained(table: Table, dealt: damage.Damage) -> bool:
    return dealt.amount > 0 and any(
        isinstance(each.step, Counted)
        and (not each.step.is_battle or dealt.kind == damage.BATTLE)
        and dealt.to in conditions.people(table, each.step.who, each.by)
        for each in standing.in_force(table, Counted, LIFE_FOR_DAMAGE)
    )
