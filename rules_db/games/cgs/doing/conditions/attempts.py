"""What a Confused summon tries: the coin that decides, and what comes of tails."""

from __future__ import annotations

from fractions import Fraction

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.conditions import special_conditions
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c12_pokemon import attacking, confusion
from rules_db.games.cgs.rules.c12_pokemon import damage as of_pokemon
from rules_db.games.cgs.rules.c12_pokemon import special_conditions as rules
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import Game

COINS = {
    rules.ATTACK: ("12.6.6", confusion.coin_to_attack),
    rules.BLOCK: ("12.6.6.a", confusion.coin_to_block),
    rules.RETREAT: ("12.6.6.b", confusion.coin_to_change_zones),
    rules.TURN: ("12.6.6.c", confusion.coin_to_turn),
}
"""For what a coin is flipped, and under which rule."""


def why_not(table: Table, card: Card, deed: str) -> Refusal | None:
    """Why a Special Condition keeps a summon from trying this now."""
    refusal = special_conditions.why_not(card, deed)
    if refusal is None and special_conditions.acts_as(card, rules.CONFUSED):
        return confusion.may_try_again(card, deed, limits.used(table, _failed(table, card, deed)))
    return refusal


def _failed(table: Table, card: Card, deed: str) -> str:
    return f"failed/{deed}/{card.id}/{card.stay}/{table.phase}"


def tries(table: Table, trace: Trace, card: Card, deed: str) -> bool:
    """Whether what a summon tries takes place: for a Confused one a coin decides.

    To change zones or orientation it tries only on its own; who moves or turns it by a rule or by the effect of
    another card does not ask (12.6.14.a). Flipped before anything is paid.
    """
    rule, is_coin_due = COINS[deed]
    if not special_conditions.acts_as(card, rules.CONFUSED) or not is_coin_due():
        return True
    if deed not in (rules.ATTACK, rules.BLOCK) and deed not in rules.on_its_own():
        return True
    coins = confusion.coins() if deed == rules.ATTACK else 1
    are_heads = [_flip(table, trace, card, rule) for _ in range(coins)]
    is_heads = all(are_heads)
    if not confusion.fails(is_heads):
        return True
    limits.use(table, _failed(table, card, deed))
    trace.emit("attempt failed", "12.6.6.d", card.controller, card=card.id, deed=deed)
    if deed == rules.ATTACK:
        _put_counters(table, trace, card)
    return False


def attack_takes_place(table: Table, trace: Trace, strike: Strike) -> bool:
    """Whether an attack that is announced takes place; one that fails is used up, and nothing is paid for it."""
    card = table.cards[strike.attacker.id]
    if tries(table, trace, card, rules.ATTACK) and not _fails_by_text(table, trace, card):
        return True
    limits.use(table, f"attack/{card.id}/{card.stay}")
    if confusion.has_attacked_all_the_same():
        card.attacked = table.turn
    if confusion.is_paid_all_the_same() or not confusion.is_flipped_first():
        hooks.SUMMONS[card.printed.game].declared(table, trace, strike)
    return False


def _fails_by_text(table: Table, trace: Trace, card: Card) -> bool:
    """Whether a text has the attack of a summon take place on heads only, and the coin shows tails."""
    refusal = effects().forbidden(table, "attack without a coin", card.id)
    if refusal is None or _flip(table, trace, card, "8.1.5"):
        return False
    trace.emit("attempt failed", "8.1.5", card.controller, card=card.id, deed=rules.ATTACK)
    return True


def _flip(table: Table, trace: Trace, card: Card, rule: str) -> bool:
    is_heads = table.chance.below(2) == 0
    trace.emit("coin flipped", rule, card.controller, card=card.id, shows="heads" if is_heads else "tails")
    return is_heads


def _put_counters(table: Table, trace: Trace, card: Card) -> None:
    """The damage counters of a failed attack (12.6.6.e); they are the damage of a Special Condition."""
    count = attacking.damage_of_other_counters(confusion.counters_on_tails() * of_pokemon.worth_of_counter())
    if count:
        hurt = damage.Damage(card.id, Fraction(count), damage.COUNTER, game=Game.POKEMON, is_fixed=attacking.is_fixed())
        damage.deal_and_destroy(table, trace, [hurt], "12.6.6.e", "12.2.2.a")
