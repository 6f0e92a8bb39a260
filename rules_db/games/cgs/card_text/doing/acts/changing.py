"""Numbers, keywords, card types and deeds for a time; Special Conditions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing import amounts, permissions, values
from rules_db.games.cgs.card_text.doing.changes import giving
from rules_db.games.cgs.card_text.doing.sorts import card_types
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import SAYS, Become, Changed, Given, Mana, Ruled, Step
from rules_db.games.cgs.card_text.selecting import OF_EACH, Amount
from rules_db.games.cgs.card_text.verbs.altering import (
    LESS_DAMAGE,
    LIFE_FOR_DAMAGE,
    MORE_DAMAGE,
    MORE_LIFE,
    NOT_TO_PILE,
)
from rules_db.games.cgs.card_text.verbs.rulings.from_elsewhere import ELSEWHERE
from rules_db.games.cgs.doing.conditions import special_conditions


@act("change for a time", "base for a time")
def change(doing: Doing, step: Changed) -> None:
    """By how much is found out now, and holds as long as the text says."""
    cards = [card.id for card in doing.cards(step)]
    is_of_each = any(amount.of == OF_EACH for _, amount in step.changes)
    for group in [[each] for each in cards] if is_of_each else [cards]:
        _change_alike(doing, step, group, [_found_out(doing, amount, group) for _, amount in step.changes])
    giving.refresh(doing.table)


def _found_out(doing: Doing, amount: Amount, cards: Sequence[str]) -> Fraction:
    """How much it is, for one card by itself where it is its own."""
    if amount.of != OF_EACH:
        return doing.exactly(amount)
    return amounts.amount_of(doing.table, replace(amount, of="it"), replace(doing.item, it=cards[0]))


def _change_alike(doing: Doing, step: Changed, cards: list[str], by: Sequence[Fraction]) -> None:
    for (about, _), amount in zip(step.changes, by, strict=True):
        value = amount * values.scale(doing.table, doing.game, about)
        for each in cards:
            doing.trace.emit(
                "changed", under("5.2.2"), doing.player, card=each, property=about, amount=str(value), sets=step.sets
            )
    gained = {"keyword": step.keywords, SAYS: (step.says,) if step.says else ()}
    for each, (kind, said) in product(cards, gained.items()):
        if said:
            doing.trace.emit(
                "changed", under("5.2.2"), doing.player, card=each, property=kind, words=list(said), lost=False
            )
    doing.leave_behind(step, cards, *by)


@act("have for a time", "become land for a time", "lose abilities for a time", "lose powers for a time")
def have(doing: Doing, step: Given) -> None:
    cards = [card.id for card in doing.cards(step)]
    doing.leave_behind(step, cards)
    card_types.refresh(doing.table)
    giving.refresh(doing.table)
    rule = under("5.7.2" if step.what_kind in card_types.OF_TYPES else "5.2.2")
    for each in cards:
        doing.trace.emit(
            "changed", rule, doing.player, card=each, property=step.what_kind, words=list(step.words),
            lost=step.is_lost,
        )  # fmt: skip


@act("become for a time")
def become(doing: Doing, step: Become) -> None:
    cards = [card.id for card in doing.cards(step)]
    doing.leave_behind(step, cards)
    card_types.refresh(doing.table)
    for each in cards:
        doing.trace.emit(
            "changed", under("5.7.2"), doing.player, card=each, property="card type",
            words=list(doing.table.cards[each].types),
        )  # fmt: skip


@act("rule for a time", "banish as it leaves for a time", "stay tapped", "skip for a time", "skip the next",
     "let damage through for a time", "restrict for a time", "let play for a time",
     "limit blocks for a time",
     "hand size for a time", f"{ELSEWHERE} for a time")  # fmt: skip
def rule(doing: Doing, step: Ruled) -> None:
    """Say what can, cannot or must be done for a time."""
    about = [card.id for card in doing.cards(step)] if step.what is not None else doing.people(step)
    doing.leave_behind(step, about)
    for each in about:
        doing.trace.emit(
            "ruled", under("5.2.5"), doing.player, about=each, deed=step.deed, allowed=step.is_allowed,
            forced=step.is_forced,
        )  # fmt: skip


@act("control for a time", "cost for a time", "mana cost for a time", "Energy cost for a time",
     "retreat cost for a time", "negate effects for a time", "prevent for a time", "instead for a time",
     "halve damage for a time",
     "damage of attacks for a time", "prevent damage of attacks for a time")  # fmt: skip
def hold(doing: Doing, step: Step) -> None:
    """Whom a step names now it holds for, as long as it says."""
    cards, players = _about(doing, step)
    doing.leave_behind(step, [*cards, *players])
    for each in (*cards, *players):
        doing.trace.emit("in force", under("5.2.5"), doing.player, about=each, verb=step.verb.removesuffix(FOR_A_TIME))


FOR_A_TIME = " for a time"


def _about(doing: Doing, step: Step) -> tuple[list[str], list[str]]:
    if isinstance(step, Mana) or step.what is not None:
        return [card.id for card in doing.cards(step)], []
    return [], doing.people(step)


OF_A_SORT = (NOT_TO_PILE, MORE_LIFE, MORE_DAMAGE, LESS_DAMAGE, LIFE_FOR_DAMAGE)
"""What holds for all that is of a sort."""


@act(*(f"{each}{FOR_A_TIME}" for each in OF_A_SORT))
def alter(doing: Doing, step: Step) -> None:
    """It holds for all that is of that sort by the time it happens, whether that is there yet or not."""
    doing.leave_behind(step, [doing.player])
    doing.trace.emit("in force", under("5.2.5"), doing.player, about=doing.player, verb=step.verb)


@act("afflict")
def afflict(doing: Doing, step: Given) -> None:
    """Only summons have Special Conditions; of Asleep, Confused and Paralyzed the last one stays (12.6.7)."""
    for card in doing.cards(step):
        if not kinds.is_summon(card) or permissions.forbidden(doing.table, "be afflicted", card.id) is not None:
            continue
        for condition in step.words:
            if permissions.forbidden(doing.table, f"be {condition}", card.id) is not None:
                continue
            special_conditions.afflict(
                doing.table, doing.trace, card, condition, under(GENERAL), doing.player, doing.whose, step.counters
            )


@act("recover")
def recover(doing: Doing, step: Given) -> None:
    for card in doing.cards(step):
        special_conditions.recover(doing.table, doing.trace, card, step.words, under(GENERAL))
