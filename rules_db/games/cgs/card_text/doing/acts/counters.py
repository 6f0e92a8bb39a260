"""Counters: they are put on cards, removed and doubled."""

from __future__ import annotations

from rules_db.engine.choices import Choice
from rules_db.games.cgs.card_text.doing import matching, permissions
from rules_db.games.cgs.card_text.doing.acts.of_kinds import energy
from rules_db.games.cgs.card_text.doing.instead import altering
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Counted, CountersMoved, Step
from rules_db.games.cgs.card_text.verbs.of_kinds.energy import ENERGY
from rules_db.games.cgs.doing.conditions import poison
from rules_db.games.cgs.doing.course import ending, happenings
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import IN_PLAY, Zone

OF_EXILED = ("time", "plot")
"""The counters of cards that have been exiled to be cast later."""


@act("put counters")
def put_counters(doing: Doing, step: Counted) -> None:
    count = doing.count(step.amount)
    for card in doing.cards(step):
        put(doing, card, step.counter, count)


def put(doing: Doing, card: Card, kind: str, count: int) -> None:
    """Put counters on a card in play, or that waits in exile; what has not come there, or has left, gets none."""
    is_there = card.zone in IN_PLAY or (card.zone is Zone.EXILE and kind in OF_EXILED)
    if count and is_there and permissions.forbidden(doing.table, "gain counters", card.id) is None:
        count = altering.counters_put(doing.table, card, kind, count, doing.player)
        card.counters[kind] = card.counters.get(kind, 0) + count
        happenings.happen(
            doing.table, doing.trace, "counters put", under("5.2.2"), doing.player, card=card.id, counter=kind,
            count=count,
        )  # fmt: skip


@act("remove counters")
def remove_counters(doing: Doing, step: Counted) -> None:
    """As many as are there at most."""
    for card in doing.cards(step):
        there = card.counters.get(step.counter, 0)
        count = there if step.is_all else min(doing.count(step.amount), there)
        if count:
            card.counters[step.counter] -= count
            happenings.happen(
                doing.table, doing.trace, "counters removed", under("5.2.2"), doing.player, card=card.id,
                counter=step.counter, count=count,
            )  # fmt: skip


@act("move counters")
def move_counters(doing: Doing, step: CountersMoved) -> None:
    """As many as are there at most; nothing goes from a card to itself, or to one that cannot get any."""
    for one in doing.cards(step):
        for other in doing.others(step):
            if one is not other and permissions.forbidden(doing.table, "gain counters", other.id) is None:
                for kind in [step.counter] if step.counter else sorted(one.counters):
                    _move(doing, one, other, kind, None if step.is_all else doing.count(step.amount))


def _move(doing: Doing, one: Card, other: Card, kind: str, most: int | None) -> None:
    there = one.counters.get(kind, 0)
    count = there if most is None else min(most, there)
    if count:
        one.counters[kind] -= count
        happenings.happen(
            doing.table, doing.trace, "counters removed", under("5.2.2"), doing.player, card=one.id, counter=kind,
            count=count,
        )  # fmt: skip
        put(doing, other, kind, count)


@act("double counters")
def double_counters(doing: Doing, step: Counted) -> None:
    """As many are put on each card as it has."""
    for card in doing.cards(step):
        put(doing, card, step.counter, card.counters.get(step.counter, 0))


@act("proliferate")
def proliferate(doing: Doing, step: Step) -> None:
    """Cards in play and players that have counters get one more of each kind, no damage counters (12.2.3.b)."""
    there = [card for card in matching.in_play(doing.table) if any(card.counters.values()) and doing.affects(card)]
    names = [card.id for card in there if not card.is_masked]
    counts = {each: doing.table.players[each].counters for each in doing.table.order}
    names += [each for each, count in counts.items() if count.get(poison.POISON) or count.get(ENERGY)]
    picked = doing.answers.ask(Choice(doing.player, "choose", under(GENERAL), names, 0, len(names), doing.item.card))
    for name in [each for each in picked if each in doing.table.players]:
        poison.give(doing.table, doing.trace, name, int(bool(counts[name].get(poison.POISON))))
        energy.give(doing, name, int(bool(counts[name].get(ENERGY))))
    for name in [each for each in picked if each in doing.table.cards]:
        card = doing.table.cards[name]
        for kind in sorted(each for each, count in card.counters.items() if count):
            put(doing, card, kind, 1)
    ending.check(doing.table, doing.trace)
