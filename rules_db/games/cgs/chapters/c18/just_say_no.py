"""Just Say No!: what it may answer, and that it negates the whole activation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import permissions, standing
from rules_db.games.cgs.doing.course import queue
from rules_db.games.cgs.doing.monopoly.actions import ACTIONS, Action
from rules_db.games.cgs.doing.monopoly.affecting import may_be_answered
from rules_db.games.cgs.doing.monopoly.collecting import SPARED
from rules_db.games.cgs.rules.c18_monopoly_deal import just_say_no as rules
from rules_db.games.cgs.state import Card, Item, Table


def _meant(table: Table, targets: tuple[str, ...]) -> Item | None:
    """The item that is answered: that of the card named, else what has entered last."""
    found = [each for each in table.queue if not targets or each.card in targets]
    return found[-1] if found else None


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    item = _meant(table, play.targets)
    if item is not None and may_be_answered(table, item, play.player):
        return None
    named = item.card if item is not None else ""
    is_action = bool(named) and "Action Card" in table.cards[named].types
    return book.refuse("18.6.11" if is_action or not named else "18.6.11.b", card=card.id, answers=named)


def _plays(table: Table, card: Card, play: Play) -> Iterator[Play]:
    for name in dict.fromkeys(each.card for each in reversed(table.queue)):
        item = _meant(table, (name,))
        if item is not None and may_be_answered(table, item, play.player):
            yield replace(play, targets=(name,))


def _negate(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    found = _meant(table, tuple(each.id for each in item.targets)) if item.targets else _answered(table, item)
    if found is None or not rules.negates():
        return
    if permissions.forbidden(table, "be negated", found.card) or standing.is_kept(
        table, table.cards[found.card], "be countered", found.player
    ):
        return
    if not rules.negates_for_all():
        found.said[SPARED] = "/".join(filter(None, (found.said.get(SPARED, ""), item.player)))
        return
    found.is_negated = True
    trace.emit("negated", "18.6.11.c", item.player, card=found.card, item=found.kind)
    queue.remove(table, trace, found, "8.3.4" if found.kind == "card" else "8.3.5")


def _answered(table: Table, item: Item) -> Item | None:
    """What entered the Queue right before it; a copy answers what its original answers."""
    earlier = [each for each in table.queue if each.since < item.since and each.card != item.card]
    return earlier[-1] if earlier else None


ACTIONS[rules.JUST_SAY_NO] = Action(does=_negate, why_not=_why_not, plays=_plays)
