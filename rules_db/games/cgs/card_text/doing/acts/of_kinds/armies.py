"""amass: counters for an Army of one's own, which is created where there is none."""

from __future__ import annotations

from dataclasses import replace

from rules_db.games.cgs.card_text.doing.acts import counters
from rules_db.games.cgs.card_text.doing.acts.moving_cards import create
from rules_db.games.cgs.card_text.doing.step import Doing, act
from rules_db.games.cgs.card_text.model import Given, Made
from rules_db.games.cgs.card_text.said.sentences import GROWTH
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.card_text.verbs.of_kinds.armies import AMASS, ARMY

_OWN = Selector("choose", kind="creature", grouping=ARMY, of="you")


@act(AMASS)
def amass(doing: Doing, step: Given) -> None:
    """Of several Armies its player chooses one; later steps speak of it."""
    armies = doing.chosen(doing.player, _OWN, doing.found_by(doing.player, replace(_OWN, pick="all")))
    if not armies:
        name = f"{step.words[0]} {ARMY}"
        create(doing, Made("create", name=name, color="black", grouping=name))
        armies = [doing.table.cards[each] for each in doing.spoken]
    for card in armies[:1]:
        counters.put(doing, card, GROWTH, step.counters)
    doing.leave_behind(step, [card.id for card in armies[:1]])
    doing.spoken.clear()
    doing.speak_of(armies[:1])
