"""Monsters in battle: whom they attack, the damage that they deal and take (sections 10.2, 10.6 and 10.7)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import AttackWith
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing.instead import limiting
from rules_db.games.cgs.card_text.said.vocabulary import PIERCING
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.fighting import battle, damage, in_defense
from rules_db.games.cgs.doing.fighting.creatures import battle_damage, takers
from rules_db.games.cgs.doing.fighting.damage import Damage
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.properties import OFFENSIVE, stat
from rules_db.games.cgs.rules.c7_summon_properties import stats as summon_stats
from rules_db.games.cgs.rules.c10_monsters import attacking, blocking, positions, stats
from rules_db.games.cgs.rules.c14_combat import dealing
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import Game


def _targets(table: Table, card: Card) -> Iterator[str]:
    there = list(presence.all_in_play(table))
    yield from attacking.players_to_attack(table, card.controller)
    yield from attacking.planeswalkers_to_attack(there, card.controller)
    yield from attacking.summons_to_attack(there, card.controller)


def _why_not_attack(table: Table, card: Card, target: str, move: int) -> Refusal | None:
    if card.entered == table.turn and not attacking.attacks_in_first_turn():
        return book.refuse("10.6.7", card=card.id)
    it = table.cards.get(target)
    if target not in _targets(table, card):
        return book.refuse(
            "10.6.1.a" if it is None else "10.6.1.b" if attacking.is_planeswalker(it) else "10.6.1.c",
            card=card.id,
            target=target,
        )
    if it is not None and is_summon(it):
        return None
    side = target if it is None else it.controller
    guards = [each.id for each in presence.all_in_play(table) if each.controller == side and is_summon(each)]
    if guards and abilities.gets_past(table, card, side, it is not None):
        return None
    if it is None:
        return attacking.no_summon_before_player(card, target, guards)
    return attacking.no_summon_before_planeswalker(card, target, guards)


def _strikes(table: Table, strike: Strike, answers: Answers) -> Iterator[Damage]:
    card = table.cards[strike.attacker.id]
    if battle.may_be_hit(table, strike):
        yield battle_damage(
            table, card, strike.target.id, summon_stats.attacks_with(stat(table, card, in_defense.stat_of(table, card)))
        )


def _strikes_back(table: Table, strike: Strike, blocker: Card) -> Iterator[Damage]:
    if blocking.strikes_back(blocker) and battle.is_there(table, strike.attacker):
        yield battle_damage(table, blocker, strike.attacker.id, stat(table, blocker, OFFENSIVE))


def _damaged(table: Table, trace: Trace, card: Card, amount: Fraction) -> bool:
    """Damage is compared with the current stat, and cleared where it does not destroy the monster."""
    value, total = stat(table, card, stats.current_stat(card)), amount + card.damage
    if not stats.survives_as_much(card, total, value) and (
        stats.dies_of_more(total, value) or stats.dies_of_as_much(total, value)
    ):
        return True
    left = stats.damage_left()
    card.damage = card.damage + damage.rounded(amount) if left is None else left
    return False


def _why_not_block(table: Table, card: Card, strike: Strike) -> Refusal | None:
    others = [each for each in (table.attack.strikes if table.attack else ()) if each is not strike]
    blocked = sum(card.id in [one.id for one in each.blockers] for each in others)
    return blocking.blocks_one(card, max(blocked - limiting.more_blocks(table, card), 0))


hooks.SUMMONS[Game.YUGIOH] = hooks.Summons(
    targets=_targets,
    why_not_attack=_why_not_attack,
    strikes=_strikes,
    strikes_back=_strikes_back,
    damaged=_damaged,
    why_not_block=_why_not_block,
    together=True,
    may_redirect=True,
)


@hooks.ATTACKS.hang()
def _one_at_a_time(table: Table, action: AttackWith) -> Refusal | None:
    monsters = [each.attacker for each in action.blows if stats.is_monster(table.cards[each.attacker])]
    return attacking.attacks_alone(monsters) if len(action.blows) > 1 else None


@hooks.BATTLES.hang()
def _excess(table: Table, strike: Strike, other: Card, answers: Answers) -> Iterator[Damage]:
    """What a monster deals besides to the controller of a summon with a lower stat, or to a planeswalker of theirs."""
    card = table.cards[strike.attacker.id]
    pierces = other.is_defending and blocking.is_made_possible(PIERCING in abilities.words_of(table, card))
    if not (pierces or stats.is_monster(card)) or not _is_damaged(table, card, other):
        return
    is_prevented = positions.other_game_prevents_piercing(other) or blocking.keeps_from_controller(other)
    if is_prevented and not pierces:
        return
    used, met = battle.used_against(table, strike, other), battle.met_with(table, other)
    if other.printed.game is not Game.YUGIOH:
        met = dealing.meets_monster_with(met)
    if attacking.deals_excess(used, met):
        amount = attacking.excess(damage.difference(used, met))
        options = attacking.recipients(other.controller, takers(table, other.controller)[1:]) or [other.controller]
        choice = Choice(card.controller, "choose", "10.6.6.b", options, about=card.id)
        to = options[0] if len(options) == 1 or damage.rounded(amount) <= 0 else answers.ask_one(choice)
        yield battle_damage(table, card, to, amount)


def _is_damaged(table: Table, card: Card, other: Card) -> bool:
    """Whether anything is left of the damage for a summon: Resistance (14.3.9.a.R1) or a text may leave nothing."""
    dealt = battle_damage(table, card, other.id, stat(table, card, OFFENSIVE))
    if damage.is_prevented(table, dealt):
        return False
    for change in damage.LASTING_CHANGES.at():
        dealt = change(table, dealt)
    return dealt.amount > 0


@hooks.REFLECTS.hang()
def _reflected(table: Table, strike: Strike, other: Card) -> Iterator[Damage]:
    """What a summon in Defense Position deals to the controller of an attacker that used a lower stat.

    A Pokémon deals nothing back in any case (14.3.10.R1).
    """
    if not other.is_defending or other.printed.game is Game.POKEMON:
        return
    used, met = battle.used_against(table, strike, other), battle.met_with(table, other)
    if blocking.reflects(other, used, met) or (positions.other_game_reflects(other) and used < met):
        amount = blocking.reflected(damage.difference(met, used))
        yield battle_damage(table, other, table.cards[strike.attacker.id].controller, amount)
