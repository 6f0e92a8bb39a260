"""exile until this leaves: cards come back when the stay in play of the card that has exiled them is over."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import matching, permissions, standing
from rules_db.games.cgs.card_text.doing.acts.entering import put_into_play
from rules_db.games.cgs.card_text.doing.instead import replacing
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Moved, Step
from rules_db.games.cgs.card_text.said.vocabulary import THIS_TO, THIS_TO_END, TO_THIS
from rules_db.games.cgs.doing.course import lasting
from rules_db.games.cgs.doing.uno import pile
from rules_db.games.cgs.doing.zones import moving, presence
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Item, Lasting, Table
from rules_db.games.cgs.words import ON_FIELD, Zone

UNTIL = "exile until"


@act(UNTIL)
def exile_until(doing: Doing, step: Step) -> None:
    """Nothing is exiled if the card has left by now."""
    cards = doing.cards(step)
    if doing.source.stay != doing.item.stay or not presence.is_in_play(doing.table, doing.source):
        return
    able = [card.id for card in cards if permissions.forbidden(doing.table, "be banished", card.id) is None]
    names = [each for each in able if not replacing.is_replaced(doing.table, each, "exiled", "left")]
    moving.send(doing.table, doing.trace, names, Zone.EXILE, "exiled", under("5.10.34"))
    doing.leave_behind(step, [each for each in names if doing.table.cards[each].zone is Zone.EXILE])


@act(TO_THIS, THIS_TO, THIS_TO_END)
def tie(doing: Doing, step: Step) -> None:
    """Two cards of which one is destroyed when the other leaves the field, or is destroyed."""
    doing.leave_behind(step, [card.id for card in doing.cards(step)])


@hooks.ANSWERS.hang("left the field")
def _takes_along(table: Table, trace: Trace, event: Event) -> None:
    """What has been tied to a card that leaves is destroyed, once; what waits for its destruction waits no longer."""
    left = str(event.get("card"))
    for each in [each for each in table.lasting if each.card == left or any(one.id == left for one in each.on)]:
        verb = standing.step_left(table, each).verb
        goes = {TO_THIS: each.card == left}.get(verb, verb in (THIS_TO, THIS_TO_END) and each.card != left)
        if not goes or each not in table.lasting:
            continue
        table.lasting.remove(each)
        if verb == THIS_TO_END and event.kind != "destroyed":
            continue
        names = [one.id for one in each.on if _is_there(table, one)] if verb == TO_THIS else [each.card]
        there = [name for name in names if table.cards[name].zone in ON_FIELD]
        moving.destroy(table, trace, there, under("5.10.33"), by=each.card, of=each.player, how="effect")


def _is_there(table: Table, target: Target) -> bool:
    return matching.is_there(table, target.id, target.stay)


@hooks.check(place=61, is_due=lambda table: bool(table.lasting))
def come_back(table: Table, trace: Trace, answers: Answers) -> bool:
    """What was exiled until then comes back under its owner's control, that of one at once; whether there was any."""
    for each in table.lasting:
        if standing.step_left(table, each).verb == UNTIL and not lasting.is_in_force(table, each):
            _bring_back(table, trace, answers, each)
            return True
    return False


def _goes_on(table: Table, card: Card) -> None:
    """A card that is covered on the Uno pile has not left (15.5.2.b): what it has exiled stays there."""
    for each in table.lasting:
        if each.with_ == Target(card.id, card.stay - 1) and standing.step_left(table, each).verb == UNTIL:
            each.with_ = Target(card.id, card.stay)


pile.ANEW.append(_goes_on)


def _bring_back(table: Table, trace: Trace, answers: Answers, each: Lasting) -> None:
    left = [target for target in each.on if _is_to_come(table, target)]
    owner = table.cards[left[0].id].owner if left else ""
    own = [target for target in left if table.cards[target.id].owner == owner]
    if own:
        doing = Doing(table, trace, Item("effect", each.card, owner, effect=each.effect), answers)
        put_into_play(doing, [table.cards[target.id] for target in own], Moved("put", to="field"))
    each.on = [target for target in left if target not in own]
    if not each.on:
        table.lasting.remove(each)


def _is_to_come(table: Table, target: Target) -> bool:
    card = table.cards[target.id]
    return matching.is_there(table, target.id, target.stay) and card.zone is Zone.EXILE and card.owner in table.order
