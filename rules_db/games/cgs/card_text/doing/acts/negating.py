"""negate, counter: what waits in the Queue is removed, or does nothing."""

from __future__ import annotations

from itertools import pairwise

from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import activating, permissions, standing
from rules_db.games.cgs.card_text.doing.matching import LOST, is_meant_in_queue
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Moved, Step, inner
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.course import queue
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.state import Item
from rules_db.games.cgs.words import ON_FIELD, Zone


@act("negate")
def negate(doing: Doing, step: Step) -> None:
    """A card or an effect in the Queue is removed from it; neither resolves (8.3.4, 8.3.5)."""
    for item in meant_in_queue(doing, step):
        card = doing.table.cards[item.card]
        doing.speak_of([card])
        forbidden = permissions.forbidden(doing.table, "be negated", card.id) or standing.is_kept(
            doing.table, card, "be countered", item.player
        )
        if not forbidden and doing.affects(card):
            item.is_negated = True
            doing.trace.emit("negated", under("5.2.9"), doing.player, card=item.card, item=item.kind)
            rule = under("8.3.4") if item.kind == "card" else under("8.3.5")
            place = Zone.EXILE if _is_exiled(doing, step) else None
            if place is not None and item.way and card.zone in ON_FIELD and card.stay == item.stay:
                moving.send(doing.table, doing.trace, [card.id], place, "exiled", under("5.10.34"))
            queue.remove(doing.table, doing.trace, item, rule, place)


def _is_exiled(doing: Doing, step: Step) -> bool:
    """Whether the same effect exiles what it has removed, so that it comes to no other place before."""
    steps = doing.effect.steps
    after = [later for one, later in pairwise(steps) if step in inner(one) and later.depends]
    return any(each.verb == "exile" and each.what is not None and each.what.pick in _REMOVED for each in after)


_REMOVED = ("it", "that", "them")
"""How the next sentence speaks of what has been removed."""


@act("remove from the Queue")
def remove(doing: Doing, step: Moved) -> None:
    """A card that waits, or what it does as it is played, goes with its card; of any other effect there is no card."""
    for item in meant_in_queue(doing, step):
        card, place = doing.table.cards[item.card], equivalents.place_of(step.to)
        if not doing.affects(card):
            continue
        doing.speak_of([card])
        is_played = item.kind == "effect" and kinds.is_short_term(card) and queue.COPY not in item.said
        is_played = is_played and item.effect == activating.place_of_played(card)
        if is_played and card.zone in ON_FIELD and not card.is_masked:
            kind = "exiled" if place is Zone.EXILE else f"returned to the {place}"
            moving.send(doing.table, doing.trace, [card.id], place, kind, under("5.10.35"))
        queue.remove(doing.table, doing.trace, item, under("8.3.4" if item.kind == "card" else "8.3.5"), place)


def meant_in_queue(doing: Doing, step: Step) -> list[Item]:
    """The items that are meant: those targeted, or what the effect answers, which is the next in the Queue.

    What the effect calls a spell or a Summon is the one that set it off, if that still waits.
    """
    waiting = list(doing.table.queue)
    what = step.what or Selector("it")
    if what.pick == "target":
        names = {each.id for each in doing.aimed(step) if each.stay != LOST}
        return [item for item in waiting if item.card in names and is_meant_in_queue(doing.table, what, item)][-1:]
    answered = [item for item in waiting if item.card == doing.item.it]
    return (answered or ([] if what.kind in ("spell", "summon") else waiting))[-1:]
