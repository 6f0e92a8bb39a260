"""negate, counter: what waits in the Queue is removed, or does nothing."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.matching import is_meant_in_queue
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.course import queue
from rules_db.games.cgs.state import Item


@act("negate")
def negate(doing: Doing, step: Step) -> None:
    """A card or an effect in the Queue is removed from it; neither resolves (8.3.4, 8.3.5)."""
    for item in meant_in_queue(doing, step):
        card = doing.table.cards[item.card]
        doing.speak_of([card])
        forbidden = standing.forbidden(doing.table, "be negated", card.id) or standing.is_kept(
            doing.table, card, "be countered", item.player
        )
        if not forbidden and doing.affects(card):
            item.is_negated = True
            doing.trace.emit("negated", under("5.2.9"), doing.player, card=item.card, item=item.kind)
            queue.remove(doing.table, doing.trace, item, under("8.3.4") if item.kind == "card" else under("8.3.5"))


def meant_in_queue(doing: Doing, step: Step) -> list[Item]:
    """The items that are meant: those targeted, or what the effect answers, which is the next in the Queue.

    What the effect calls a spell or a Summon is the one that set it off, if that still waits.
    """
    waiting = list(doing.table.queue)
    what = step.what or Selector("it")
    if what.pick == "target":
        names = {each.id for each in doing.aimed(step)}
        return [item for item in waiting if item.card in names and is_meant_in_queue(what, item)][-1:]
    answered = [item for item in waiting if item.card == doing.item.it]
    return (answered or ([] if what.kind in ("spell", "summon") else waiting))[-1:]
