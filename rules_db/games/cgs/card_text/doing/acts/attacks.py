"""Damage of attacks that texts in force raise, lower or prevent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from rules_db.games.cgs.card_text.doing import matching, standing, values
from rules_db.games.cgs.card_text.doing.instead import altering
from rules_db.games.cgs.card_text.doing.sorts import traits
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Left, OfAttacks, Step
from rules_db.games.cgs.card_text.said.vocabulary import USE_A_MOVE
from rules_db.games.cgs.card_text.verbs.rulings.taxing import TAX
from rules_db.games.cgs.doing.fighting import damage, leaving
from rules_db.games.cgs.state import Table, Task


def is_of_attack(table: Table, dealt: damage.Damage) -> bool:
    """Whether an attacker deals a damage with its attack, or by an effect of its move."""
    strikes = table.attack.strikes if table.attack is not None else ()
    is_blow = dealt.kind == damage.BATTLE and any(each.attacker.id == dealt.source for each in strikes)
    return dealt.is_of_move or is_blow


def _saying(table: Table, dealt: damage.Damage, is_taken: bool) -> Iterator[tuple[standing.InForce, OfAttacks]]:
    """What texts in force say of a damage, of those who deal such damage or of those who take it."""
    found = standing.in_force(table, OfAttacks)
    if not found or not is_of_attack(table, dealt) or (is_taken and damage.EFFECTS_ON_IT in dealt.without):
        return
    for each in found:
        step = each.step
        about, other = (dealt.to, dealt.source) if is_taken else (dealt.source, dealt.to)
        if not isinstance(step, OfAttacks) or step.is_taken != is_taken or about not in table.cards:
            continue
        if standing.is_about(table, each, table.cards[about]) and _is_between(table, each, step, other):
            yield each, step


def _is_between(table: Table, each: standing.InForce, step: OfAttacks, other: str) -> bool:
    """Whether the other side of the damage is as the text asks for, if it asks for anything."""
    card = table.cards.get(other)
    return step.other is None or (card is not None and matching.fits_there(table, card, step.other, each.by))


def _changed(table: Table, dealt: damage.Damage, is_taken: bool) -> damage.Damage:
    amount = dealt.amount
    for each, step in _saying(table, dealt, is_taken):
        if step.number is not None and amount > 0:
            scale = values.scale(table, table.cards[each.by.card].printed.game)
            amount = max(amount + step.number * scale, Fraction(0))
    return replace(dealt, amount=amount)


def _dealt(table: Table, dealt: damage.Damage) -> damage.Damage:
    """What those who deal it do more or less, before Weakness and Resistance."""
    return _changed(table, dealt, is_taken=False)


def _taken(table: Table, dealt: damage.Damage) -> damage.Damage:
    """What those who take it take more or less, after Weakness and Resistance; what is not dealt grows by nothing."""
    return _changed(table, dealt, is_taken=True)


for place, change in ((35, _dealt), (50, _taken)):
    damage.CHANGES.hang(place=place)(change)
    damage.LASTING_CHANGES.hang(place=place)(change)


@damage.PREVENTS.hang()
def _is_prevented(table: Table, dealt: damage.Damage) -> bool:
    return not altering.is_unprevented(table) and any(
        step.number is None for _, step in _saying(table, dealt, is_taken=True)
    )


@act(USE_A_MOVE)
def use_a_move(doing: Doing, step: Step) -> None:
    """Which move of these cards it becomes is chosen right after this step."""
    names = [card.id for card in doing.cards(step)]
    doing.table.agenda.append(Task(USE_A_MOVE, doing.player, doing.item, names))


@act("remove from combat")
def remove(doing: Doing, step: Step) -> None:
    """They attack and block no more, and stay as they are."""
    for card in doing.cards(step):
        if traits.has_trait(doing.table, card, "attacking or blocking"):
            leaving.take_out(doing.table, card.id)
            doing.trace.emit("removed from combat", under(GENERAL), doing.player, card=card.id)


@act(f"{TAX} for a time")
def tax(doing: Doing, step: Left) -> None:
    """For a time attacks cost something: those of all that are of a sort by then, or of whoever is singled out now."""
    if step.what is None:
        about = doing.people(step)
    elif step.what.pick == "all":
        about = [doing.player]
    else:
        about = [card.id for card in doing.cards(step)]
    doing.leave_behind(step, about)
    for each in about:
        doing.trace.emit("in force", under("5.2.5"), doing.player, about=each, verb=TAX)
