"""How Pokémon attack, block, and take damage (sections 12.2, 12.7 and 12.8)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import AttackWith
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.doing.conditions import attempts
from rules_db.games.cgs.doing.conditions.abilities import gets_past
from rules_db.games.cgs.doing.course.turns import TURN_OVER
from rules_db.games.cgs.doing.fighting import copied_moves, damage, moves, switching, weakness
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.doing.zones.presence import controlled_by, lying_about
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.rules.c12_pokemon import attacking, blocking, spots
from rules_db.games.cgs.rules.c12_pokemon import damage as rules
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import ATTACK, BLOCK
from rules_db.games.cgs.rules.c13_energy_and_trainers.energy import is_in_play
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import SUMMON_ZONES, Game, Zone

LOADED = (copied_moves, weakness)
hooks.STATS[(Game.POKEMON, OFFENSIVE)] = moves.base_power
hooks.STATS[(Game.POKEMON, DEFENSIVE)] = moves.hp


def summons_of(table: Table, player: str) -> list[Card]:
    """The summons in play that a player controls: in Summon Zones, and on top of the Uno pile (10.6.2.R1)."""
    own = [card for card in controlled_by(table, player) if is_summon(card)]
    return [card for card in own if card.zone in (*SUMMON_ZONES, Zone.UNO_PILE) and is_in_play(table, card)]


def _targets(table: Table, card: Card) -> Iterator[str]:
    for player in table.others(card.controller):
        yield player
        yield from (each.id for each in summons_of(table, player))
    for each in [each for each in table.cards.values() if each.controller not in ("", card.controller)]:
        if is_of(each, "planeswalker") and not is_summon(each) and is_in_play(table, each):
            yield each.id


def _why_not_attack(table: Table, card: Card, target: str, move: int) -> Refusal | None:
    if card.entered == table.turn and not attacking.may_attack_at_once(table, card):
        return book.refuse("4.5.2", card=card.id, entered=card.entered)
    return (
        attacking.attacks_from_active_spot(card)
        or spots.may_attack_after_move(table, card, limits.used(table, f"{switching.moved(card)}/{table.phase}"))
        or _why_not_target(table, card, target)
        or attacking.uses_a_move(card, move, len(moves.moves_of(table, card)))
        or _why_not_move(table, card, move)
    )


def _why_not_target(table: Table, card: Card, target: str) -> Refusal | None:
    if attacking.may_attack_player(table, target):
        others = [each.id for each in summons_of(table, target)]
        return None if gets_past(table, card, target) else attacking.is_open_to_attack(card, target, others)
    if attacking.may_attack_planeswalker(table, target):
        player = table.cards[target].controller
        others = [each.id for each in summons_of(table, player)]
        return None if gets_past(table, card, player, True) else attacking.planeswalker_is_open(card, target, others)
    if not attacking.may_attack_summon(table, target) or not is_in_play(table, table.cards[target]):
        return book.refuse("4.5.2", card=card.id, target=target)
    it = table.cards[target]
    active = [each.id for each in summons_of(table, it.controller) if spots.is_active_spot(each.zone)]
    return attacking.is_not_shielded(card, it, active)


def _why_not_move(table: Table, card: Card, number: int) -> Refusal | None:
    if not 1 <= number <= len(moves.moves_of(table, card)):
        return None
    place, move = moves.moves_of(table, card)[number - 1]
    return (
        effects().forbidden(table, f"use {move.name}", card.id)
        or attacking.is_paid(card, move.name, moves.wanting(table, card, move))
        or attacking.meets_requirements(card, move.name, moves.meets(table, card, place))
    )


def _strikes_back(table: Table, strike: Strike, blocker: Card) -> Iterator[damage.Damage]:
    is_selected = any(each.id == blocker.id for each in strike.blockers)
    strikes = blocking.strikes_back_as_blocker if is_selected else blocking.strikes_back_when_attacked
    if strikes():
        amount = stat(table, blocker, OFFENSIVE)
        yield damage.Damage(strike.attacker.id, amount, damage.BATTLE, blocker.id, blocker.controller, Game.POKEMON)


def _damaged(table: Table, trace: Trace, card: Card, amount: Fraction) -> bool:
    """Damage stays on a Pokémon; True where there is as much as its HP."""
    card.damage += damage.rounded(amount)
    return is_pokemon(card) and _is_destroyed(table, card)


def _is_destroyed(table: Table, card: Card) -> bool:
    """Whether the damage on a Pokémon destroys it; where the last of it came from says by which rule."""
    in_battle = damage.last_kind(card) == damage.BATTLE
    rule = rules.is_destroyed_by_battle if in_battle else rules.is_destroyed_outside_battle
    return rule(card.damage, stat(table, card, DEFENSIVE))


hooks.SUMMONS[Game.POKEMON] = hooks.Summons(
    targets=_targets,
    why_not_attack=_why_not_attack,
    strikes=moves.strikes,
    strikes_back=_strikes_back,
    damaged=_damaged,
    why_not_block=lambda table, card, strike: blocking.blocks_from_active_spot(card),
    moves=lambda table, card: range(1, len(moves.moves_of(table, card)) + 1),
    declared=moves.declare,
    together=True,
    uses=moves.damage_of,
    tasks=moves.tasks,
)


@hooks.ATTACKS.hang()
def _one_at_a_time(table: Table, action: AttackWith) -> Refusal | None:
    """Pokémon attack one at a time, and with nobody else."""
    own = [each.attacker for each in action.blows if is_pokemon(table.cards[each.attacker])]
    if own and len(action.blows) > 1 and not attacking.attack_together():
        return book.refuse("12.7.6.a", attackers=[each.attacker for each in action.blows])
    return None


hooks.ATTACKERS.hang()(lambda table, card, target: attempts.why_not(table, card, ATTACK))
hooks.BLOCKERS.hang()(lambda table, card, strike: attempts.why_not(table, card, BLOCK))


def _is_dying(table: Table, card: Card) -> bool:
    """Whether the damage on a Pokémon, if only 0, is at least its HP; one that lies face-down has none (10.1.7.b)."""
    if not is_pokemon(card) or card.is_masked or card.zone not in (*SUMMON_ZONES, Zone.UNO_PILE):
        return False
    if values.is_sound(table, card) or card.is_face_down or not values.has_number(table, card, DEFENSIVE):
        return False
    return _is_destroyed(table, card)


def _is_any_dying(table: Table) -> bool:
    return any(_is_dying(table, card) for card in filter(is_pokemon, lying_about(table)))


@hooks.check(place=25, is_due=_is_any_dying)
def _destroy(table: Table, trace: Trace, answers: Answers) -> bool:
    """A Pokémon whose HP have come down to the damage on it is destroyed by what damaged it last (12.2.2.b)."""
    dying = [
        moving.Move(card.id, Zone.DISCARD, "destroyed", "12.2.2.a", data=damage.facts_of(card.hurt))
        for card in table.cards.values()
        if _is_dying(table, card) and not damage.withstands(table, card, damage.last_kind(card))
    ]
    moving.move(table, trace, dying)
    return bool(dying)


@hooks.DUTIES.hang(TURN_OVER, 90)
def _stays(table: Table, trace: Trace, answers: Answers) -> None:
    """The damage on Pokémon stays (12.2.4)."""
    if not rules.stays():
        for card in table.cards.values():
            if is_pokemon(card):
                card.damage = 0
