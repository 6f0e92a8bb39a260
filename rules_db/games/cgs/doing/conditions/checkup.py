"""Special Conditions after a turn: damage, coins and recovery, one condition and one summon after the other."""

from __future__ import annotations

from fractions import Fraction

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.conditions import special_conditions
from rules_db.games.cgs.doing.course.turns import do_in_order
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn import ending_phase
from rules_db.games.cgs.rules.c12_pokemon import special_conditions as rules
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.words import BETWEEN, Game

CHECKUP, SUFFER = "checkup", "suffer"


@hooks.DUTIES.hang(BETWEEN, 20)
def begin(table: Table, trace: Trace, answers: Answers) -> None:
    """The conditions in their order (12.6.13)."""
    if ending_phase.has_checkup():
        do_in_order(table, *(Task(CHECKUP, data=[each]) for each in rules.order()))


@hooks.task(CHECKUP)
def _checkup(table: Table, trace: Trace, task: Task) -> None:
    """All summons with one condition: players in turn order, each in an order of their own (12.6.13.a)."""
    (condition,) = task.data
    answers, names = Answers(task.answers), list[str]()
    for player in rules.players_in_order(table) or list(table.seats):
        own = sorted(card.id for card in table.cards.values() if card.controller == player and _has(card, condition))
        while own:
            names.append(answers.ask_one(Choice(player, "order", "12.6.13.a", own)))
            own = [each for each in own if each != names[-1]]
    do_in_order(table, *(Task(SUFFER, data=[condition, each]) for each in names))


def _has(card: Card, condition: str) -> bool:
    return is_summon(card) and special_conditions.acts_as(card, condition)


@hooks.task(SUFFER)
def _suffer(table: Table, trace: Trace, task: Task) -> None:
    condition, name = task.data
    card = table.cards[name]
    if not _has(card, condition):
        return
    if condition == rules.POISONED:
        _hurt(table, trace, card, condition, _counters(table, card, condition, rules.damage_of_poison()), "12.6.2")
        if not rules.stays_poisoned():
            special_conditions.recover(table, trace, card, [condition], "12.6.2")
    elif condition == rules.BURNED:
        stay = card.stay
        _hurt(table, trace, card, condition, _counters(table, card, condition, rules.damage_of_burn()), "12.6.3")
        if card.stay == stay and rules.coin_for_burn() and rules.burn_ends(_flip(table, trace, card, "12.6.3.a")):
            special_conditions.recover(table, trace, card, [condition], "12.6.3.b")
    elif condition == rules.ASLEEP:
        if rules.coin_for_sleep() and _flip(table, trace, card, "12.6.5.d"):
            special_conditions.recover(table, trace, card, [condition], "12.6.5.d")
    elif rules.recovers_after(card, table.turn_player):
        special_conditions.recover(table, trace, card, [condition], "12.6.4.d")


def _counters(table: Table, card: Card, condition: str, usual: int) -> int:
    """The damage counters that a Special Condition puts: as many as a text has said, or else those of its rule.

    Others may say that there are more.
    """
    more = effects().more_often(table, f"suffer from being {condition}", card.controller, card)
    return card.harm.get(condition, usual) + more if usual else 0


def _hurt(table: Table, trace: Trace, card: Card, condition: str, count: int, rule: str) -> None:
    """Damage of no color, which no card deals, and which is no battle damage (12.6.13.b)."""
    kind = damage.BATTLE if rules.is_battle_damage() else damage.CONDITION
    if count:
        hurt = damage.Damage(card.id, Fraction(count), kind, game=Game.POKEMON, giver=card.givers.get(condition, ""))
        damage.deal_and_destroy(table, trace, [hurt], rule, rule)


def _flip(table: Table, trace: Trace, card: Card, rule: str) -> bool:
    is_heads = table.chance.below(2) == 0
    trace.emit("coin flipped", rule, card.controller, card=card.id, shows="heads" if is_heads else "tails")
    return is_heads
