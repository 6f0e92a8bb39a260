"""The moves of Pokémon: what they cost, what they deal, and their effects before and after the damage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, properties
from rules_db.games.cgs.card_text.doing import (
    activating,
    conditions,
    costs,
    matching,
    permissions,
    preparing,
    standing,
    values,
)
from rules_db.games.cgs.card_text.doing.acts.dealing.damage import DOES, MORE, NOTHING, PLAIN
from rules_db.games.cgs.card_text.doing.in_use import AT
from rules_db.games.cgs.card_text.doing.step import Doing
from rules_db.games.cgs.card_text.gained import effects_of, lent_of_kind, printed_of_kind
from rules_db.games.cgs.card_text.model import Effect, aims, inner
from rules_db.games.cgs.card_text.said.vocabulary import MORE_PRIZES, USE_A_MOVE
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.fighting.battle import is_there, may_be_hit
from rules_db.games.cgs.doing.playing import energy, evolving, paying
from rules_db.games.cgs.doing.yugioh.deeds import EARLIER_MOVES
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.rules.c7_summon_properties import stats, timing
from rules_db.games.cgs.rules.c12_pokemon import attacking, cards
from rules_db.games.cgs.rules.c12_pokemon import damage as rules
from rules_db.games.cgs.state import Card, Item, Strike, Table, Task
from rules_db.games.cgs.words import Game

BEFORE, AFTER = "before", "after"

CHANGING = (MORE, MORE_PRIZES, USE_A_MOVE)
"""The verbs of what a move does before its damage, since it is about that."""


def moves_of(table: Table, card: Card) -> tuple[tuple[int, Effect], ...]:
    """The moves that a Pokémon can use, its own first, each with its place among its effects."""
    speaker = evolving.who_speaks(table, card)
    own = printed_of_kind(speaker, "move")
    if not speaker.gained or not speaker.beneath or permissions.allowed(table, EARLIER_MOVES, speaker.id) is None:
        return own
    return (*own, *lent_of_kind(speaker, "move", {table.cards[each].printed.text for each in speaker.beneath}))


def move_of(table: Table, card: Card, number: int) -> Effect | None:
    """A move by its number from 1, None for none."""
    moves = moves_of(table, card)
    return moves[number - 1][1] if 1 <= number <= len(moves) else None


def move_in_use(table: Table, strike: Strike) -> Effect | None:
    """The move that an attacker uses: the one that was announced, or the one that this has become."""
    card = table.cards[strike.attacker.id]
    return effects_of(card)[strike.item.effect] if strike.item is not None else move_of(table, card, strike.move)


def scale(table: Table) -> Fraction:
    """By what the numbers on Pokémon cards are multiplied (12.2.1)."""
    return rules.factor(properties.scaled(table, Game.POKEMON, "1"))


def printed_damage(move: Effect) -> int:
    """The base power of a move: the number that is printed as its damage, 0 for none."""
    return int(stats.base_power(move.damage))


def base_power(table: Table, card: Card) -> Fraction:
    """The highest base power of a Pokémon, its offensive stat."""
    speaker = evolving.who_speaks(table, card)
    powers = [stats.base_power(move.damage) for _, move in printed_of_kind(speaker, "move")]
    return exact(stats.offense_of(speaker.printed, powers)) * scale(table)


def hp(table: Table, card: Card) -> Fraction:
    return exact(stats.defense_of(evolving.who_speaks(table, card).printed)) * scale(table)


def cost_of(table: Table, card: Card, move: Effect) -> paying.Cost:
    """What a move of a Pokémon costs in Energy, by the factor of the game (7.3.5) and with what texts change."""
    cost = costs.cost_of(move.cost)
    cost = cost.times(properties.mana_factor(table, Game.POKEMON))
    for change in hooks.COSTS.at("move"):
        cost = change(table, card, cost, ())
    return cost


def wanting(table: Table, card: Card, move: Effect) -> str:
    """What is wanting to pay for a move, '' for nothing."""
    return paying.wanting_for(
        table, card.controller, card, cost_of(table, card, move), with_pool=cards.is_paid_from_pool()
    )


def meets(table: Table, card: Card, place: int) -> bool:
    """Whether what a move requires is so."""
    effect = dict(moves_of(table, card))[place]
    if effect.limit and activating.is_spent(table, card, place):
        return False
    return conditions.all_hold(table, effect.tests, Item("effect", card.id, card.controller, effect=place))


def declare(table: Table, trace: Trace, strike: Strike) -> None:
    """Pay for the move that an attacker uses."""
    card = table.cards[strike.attacker.id]
    move = move_of(table, card, strike.move)
    if move is None:
        return
    spent = paying.pay_for(
        table, trace, card.controller, card, cost_of(table, card, move), with_pool=cards.is_paid_from_pool()
    )
    trace.emit("paid", "12.7.7", card.controller, card=card.id, move=move.name, amount=sum(m.amount for m in spent))
    energy.drop_used(table, trace, card, spent)
    place = moves_of(table, card)[strike.move - 1][0]
    if move.limit:
        activating.spend(table, card, place)
    strike.item = Item("effect", card.id, card.controller, effect=place, stay=card.stay)
    note_opponent(table, strike, strike.item)


def note_opponent(table: Table, strike: Strike, item: Item) -> None:
    """Who is attacked, or controls what is, is the opponent of whom the text of the move speaks (1.1.1.R1)."""
    if is_there(table, strike.target):
        name = strike.target.id
        item.said[matching.ATTACKED] = name if name in table.players else table.cards[name].controller


def damage_of(table: Table, strike: Strike) -> Fraction:
    """The damage of the move that an attacker uses, with the changes that its own effects make (14.2.6.a)."""
    move = move_in_use(table, strike)
    if move is None or (strike.item is not None and NOTHING in strike.item.said):
        return Fraction(0)
    said = strike.item.said if strike.item is not None else {}
    printed = "0" if move.damage.endswith("x") else str(printed_damage(move))
    return (exact(said.get(DOES, printed)) + exact(said.get(MORE, "0"))) * scale(table)


def strikes(table: Table, strike: Strike, answers: Answers) -> Iterator[damage.Damage]:
    """All of the damage of a move, for its one target."""
    card, amount = table.cards[strike.attacker.id], damage_of(table, strike)
    if amount <= 0 or not may_be_hit(table, strike):
        return
    colors = attacking.colors_of_move(tuple(sorted(values.colors(table, card))))
    for name in attacking.receiving_base_damage(strike.target.id):
        said = strike.item.said if strike.item is not None else {}
        without = tuple(which for word, both in PLAIN.items() if word in said for which in both)
        yield damage.Damage(
            name, amount, damage.BATTLE, card.id, card.controller, Game.POKEMON, colors, without=without
        )


def comes_first(move: Effect) -> int:
    """How many steps of a move come before its damage: up to the last that changes it."""
    changing = [at for at, step in enumerate(move.steps, 1) if any(each.verb in CHANGING for each in inner(step))]
    return max(changing, default=0)


def tasks(table: Table, strike: Strike, when: str) -> Iterable[Task]:
    """What is to be done for a move before or after its damage."""
    if strike.item is None or table.attack is None:
        return ()
    if not timing.may_be_in_battle(timing.attack_effects_are_related()) or _is_silent(table, strike):
        return ()
    note_opponent(table, strike, strike.item)
    return (Task("move", data=[str(table.attack.strikes.index(strike)), when]),)


def _is_silent(table: Table, strike: Strike) -> bool:
    """Whether the attack effects of an attacker are negated, or lost."""
    return standing.is_negated_by(table, table.cards[strike.attacker.id], standing.NEGATE, standing.LOSE)


@hooks.task("move")
def _move(table: Table, trace: Trace, task: Task) -> None:
    """The next step of a move before its damage, or all those that come after."""
    at, when = task.data
    if table.attack is None or int(at) >= len(table.attack.strikes):
        return
    strike = table.attack.strikes[int(at)]
    move = move_in_use(table, strike)
    if strike.item is None or move is None or (not is_there(table, strike.attacker) and when == BEFORE):
        return
    done = int(strike.item.said.get(AT, "0"))
    if when == AFTER:
        if done < len(move.steps):
            table.agenda.append(Task("effect", item=strike.item, cause=task.cause))
        strike.item = None
    elif aims(move) and preparing.READY not in strike.item.said:
        _aim(table, trace, strike.item, move, Answers(task.answers))
        table.agenda.append(Task("move", data=list(task.data), cause=task.cause))
    elif done < comes_first(move) and not preparing.is_void(strike.item):
        effects().carry_out(table, trace, strike.item, Answers(task.answers))
        table.agenda.append(Task("move", data=list(task.data), cause=task.cause))


def _aim(table: Table, trace: Trace, item: Item, move: Effect, answers: Answers) -> None:
    """The effect of a move gets its targets; where there are too few of them, it does nothing but the damage."""
    targets = preparing.chosen_targets(Doing(table, trace, item, answers), move)
    item.said[preparing.READY] = "yes"
    if targets is None:
        item.said[preparing.VOID] = "yes"
    else:
        item.targets = activating.aimed(table, move, item, targets)
