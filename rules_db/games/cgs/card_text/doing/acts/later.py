"""What is put off, and what is set off: what joins the Queue by itself when its time has come, once."""

from __future__ import annotations

from fractions import Fraction

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, listing
from rules_db.games.cgs.card_text.doing import amounts, matching, standing
from rules_db.games.cgs.card_text.doing.conditions import WHOM
from rules_db.games.cgs.card_text.doing.noticing import left_play
from rules_db.games.cgs.card_text.doing.step import CONTROLLER, Doing, act, under
from rules_db.games.cgs.card_text.likeness import SetOff
from rules_db.games.cgs.card_text.model import Later, all_steps
from rules_db.games.cgs.card_text.said.putting_off import AWAITED, DIES
from rules_db.games.cgs.card_text.selecting import DISCARDED, GONE, HEADS, PAID, TAKEN
from rules_db.games.cgs.numbers import exact, told
from rules_db.games.cgs.state import Card, Item, Lasting, Table
from rules_db.games.cgs.words import END_OF_COMBAT, ON_FIELD, Zone

WHEN_IT_DIES = "when it dies"
"""The verb of what waits for a card to die in this turn."""

PUT_OFF = "put off"
"""Where an item in the Queue keeps, by its place, the one step of its effect that it carries out."""


@act("later")
def put_off(doing: Doing, step: Later | SetOff) -> None:
    """What it will be about is found out now; where there is nothing left of that, nothing is put off."""
    if isinstance(step, SetOff):
        _set_off(doing, step)
        return
    cards = [card.id for card in doing.cards(step)] if step.what is not None else []
    if step.what is None or cards:
        doing.leave_behind(step, cards, Fraction(step.nth))
        doing.trace.emit("put off", under("8.1.5"), doing.player, card=doing.item.card, until=step.time)


KEPT = (CONTROLLER, WHOM, HEADS, GONE, PAID, TAKEN, DISCARDED, amounts.LAST, matching.THEM, matching.STRIKER)
"""What an effect that is set off still knows of the one before it."""


def _set_off(doing: Doing, step: SetOff) -> None:
    """The effect right behind this one waits to join the Queue, and is aimed as it does."""
    item = doing.item
    event = doing.trace.emit("set off", under("8.1.5"), doing.player, card=item.card)
    said = {key: value for key, value in item.said.items() if key in KEPT} | {"event": f"set off {event.number}"}
    doing.table.waiting.append(
        Item(
            "effect", item.card, item.player, effect=item.effect + 1, it=item.it, amount=item.amount,
            said=said, stay=doing.source.stay, inflicts=[*item.inflicts],
        )
    )  # fmt: skip


@act(WHEN_IT_DIES)
def wait_for_death(doing: Doing, step: Later) -> None:
    """It waits for the death of each of the cards; not anew where it has done so since the step in front."""
    cards = [card.id for card in doing.cards(step) if card.zone in ON_FIELD]
    if cards and AWAITED not in doing.item.said:
        doing.leave_behind(step, cards)


@hooks.ANSWERS.hang(f"from the field to the {Zone.DISCARD}")
def _has_died(table: Table, trace: Trace, event: Event) -> None:
    """What waits for the death of a summon comes due: the card is 'it'."""
    card = table.cards[str(event.get("card"))]
    due = [each for each in table.lasting if card.last and _awaits(table, each, card)]
    for each in due:
        item = _item(each)
        item.it, item.said = card.id, item.said | {"event": str(event.number)} | left_play(table, event, card.id)
        each.on = [one for one in each.on if one.id != card.id]
        table.waiting += [item] if each.player in table.order else []


def _awaits(table: Table, each: Lasting, card: Card) -> bool:
    step = standing.step_left(table, each)
    is_meant = any((one.id, one.stay) == (card.id, int(card.last[0])) for one in each.on)
    return is_meant and isinstance(step, Later) and step.time == DIES


@hooks.ANSWERS.hang("phase began")
def _phase_begins(table: Table, trace: Trace, event: Event) -> None:
    _come_due(table, str(event.get("phase")))


@hooks.ANSWERS.hang("upkeep")
@hooks.ANSWERS.hang("end of turn")
@hooks.ANSWERS.hang(END_OF_COMBAT)
def _moment_comes(table: Table, trace: Trace, event: Event) -> None:
    _come_due(table, "upkeep step" if event.kind == "upkeep" else event.kind)


def _come_due(table: Table, time: str) -> None:
    """What was put off until now waits to join the Queue, and is put off no more."""
    due = [each for each in table.lasting if _is_due(table, each, time) and not _waits_on(each)]
    table.lasting = [each for each in table.lasting if each not in due]
    table.waiting += [_item(each) for each in due if each.player in table.order]


def _is_due(table: Table, each: Lasting, time: str) -> bool:
    step = standing.step_left(table, each)
    if not isinstance(step, Later) or step.time != time:
        return False
    is_own = each.player == table.turn_player
    return step.whose == "any" or (is_own == (step.whose == "you") and (is_own or table.turn > each.turn))


def _waits_on(each: Lasting) -> bool:
    """Whether it is put off until a later time of the same kind; then this one is counted."""
    left = exact(each.amount) - 1
    each.amount = told(left)
    return left > 0


def times_left(table: Table, card: Card) -> int:
    """How many times of its kind must come until what a card has put off for itself is done; 0 where that is the next.

    Only a card that is seen says so.
    """
    own = (each for each in table.lasting if each.card == card.id and any(one.id == card.id for one in each.on))
    counted = (each for each in own if card.printed.text and isinstance(standing.step_left(table, each), Later))
    return max((int(exact(each.amount)) for each in counted if exact(each.amount) > 1), default=0)


def _item(each: Lasting) -> Item:
    them = listing.kept(f"{target.id}/{target.stay}" for target in each.on)
    said = {PUT_OFF: str(each.step), matching.THEM: them, "event": str(each.since)}
    return Item("effect", each.card, each.player, effect=each.effect, said=said, inflicts=[*each.inflicts])


def is_put_off(item: Item) -> bool:
    return PUT_OFF in item.said


def carry_out(doing: Doing) -> None:
    """The one step that was put off."""
    step = all_steps(doing.effect)[int(doing.item.said[PUT_OFF])]
    assert isinstance(step, Later)
    doing.do(step.step)
