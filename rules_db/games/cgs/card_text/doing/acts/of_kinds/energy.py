"""get and pay energy counters."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.verbs.of_kinds.energy import ENERGY, GET_ENERGY, PAY_ENERGY
from rules_db.games.cgs.doing.course import happenings


@act(GET_ENERGY)
def get_energy(doing: Doing, step: Counted) -> None:
    for name in doing.people(step):
        give(doing, name, doing.count(step.amount, name))


def give(doing: Doing, name: str, count: int) -> None:
    """Give a player so many."""
    if count:
        held = doing.table.players[name].counters
        held[ENERGY] = held.get(ENERGY, 0) + count
        happenings.happen(doing.table, doing.trace, "energy counters", under("5.2.2"), name, count=count)


@act(PAY_ENERGY)
def pay_energy(doing: Doing, step: Counted) -> None:
    """All that is asked for; who has less of it pays none."""
    held, count = doing.table.players[doing.player].counters, doing.count(step.amount)
    if held.get(ENERGY, 0) >= count:
        held[ENERGY] -= count
        doing.trace.emit("paid", under("5.10.31"), doing.player, card=doing.item.card, energy=count)
