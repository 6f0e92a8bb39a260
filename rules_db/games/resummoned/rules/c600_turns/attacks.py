"""Rules 607.1 to 607.3: who may attack whom."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.actions.values import Attack
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c400_monsters.monsters import position_of
from rules_db.games.resummoned.state import MONSTER, Card, Duel, Position, Target


@book.rule("607.1", without=True)
def is_battle_phase(duel: Duel) -> bool:
    """Battles are fought in the Battle Phase."""
    return duel.phase == "Battle Phase"


@book.rule("607.2")
def declares_in_battle_phase(duel: Duel, player: str) -> Refusal | None:
    """In the Battle Phase the turn player may declare a battle, unless one is going on (607.3.e.R1)."""
    if is_battle_phase(duel) and players.is_turn_player(duel, player) and duel.battle is None:
        return None
    return refuse("607.2", phase=duel.phase, turn_player=duel.turn_player, battle=duel.battle is not None)


@book.rule("607.2.a")
def attacker_is_in_attack_position(duel: Duel, attacker: Card | None) -> Refusal | None:
    """The attacker is a monster on the field in Attack Position that the turn player controls."""
    if attacker is None or not _is_monster_in_play(duel, attacker):
        return refuse("607.2.a", attacker=attacker.id if attacker else "no card", monster_on_the_field=False)
    if position_of(attacker) is Position.ATTACK and cards.controller_of(attacker) == duel.turn_player:
        return None
    return refuse(
        "607.2.a", attacker=attacker.id, position=position_of(attacker), controller=cards.controller_of(attacker)
    )


@book.rule("607.2.b")
def defender_is_not_own(duel: Duel, defender: Card) -> Refusal | None:
    """The defending monster is one on the field that the turn player does not control."""
    if _is_monster_in_play(duel, defender) and cards.controller_of(defender) != duel.turn_player:
        return None
    return refuse("607.2.b", defender=defender.id, zone=defender.zone, controller=cards.controller_of(defender))


@book.rule("607.2.c")
def defending_player_has_no_monster(duel: Duel, player: str) -> Refusal | None:
    """A direct attack cannot be aimed at a player who has a monster on their field."""
    shields = [card.id for card in duel.in_play() if card.keeper == player and _is_monster_in_play(duel, card)]
    return refuse("607.2.c", player=player, monsters=list(shields)) if shields else None


@book.rule("607.2.d")
def attacks_once(duel: Duel, attacker: Card) -> Refusal | None:
    """A monster attacks at most once in a Battle Phase."""
    return refuse("607.2.d", attacker=attacker.id, attacked=True) if attacker.attacked == duel.turn else None


@book.rule("607.2.e")
def does_not_attack_on_arrival(duel: Duel, attacker: Card) -> Refusal | None:
    """A monster does not attack in the turn in which it entered the field."""
    return refuse("607.2.e", attacker=attacker.id, entered_this_turn=True) if attacker.entered == duel.turn else None


def _is_monster_in_play(duel: Duel, card: Card) -> bool:
    return cards.in_field(card) and properties.card_type(duel, card) == MONSTER


def why_not_attack(duel: Duel, action: Attack) -> Refusal | None:
    """Why this battle may not be declared, None if it may."""
    attacker = duel.cards.get(action.attacker)
    if refusal := declares_in_battle_phase(duel, action.player) or attacker_is_in_attack_position(duel, attacker):
        return refusal
    if attacker is None:
        return refuse("607.2.a", attacker=action.attacker)
    return (
        attacks_once(duel, attacker)
        or does_not_attack_on_arrival(duel, attacker)
        or why_not_defend(duel, action.defender)
        or prevention.why_not(duel, "attack", action.player, attacker)
        or prevention.why_not_target(duel, action.attacker)
        or prevention.why_not_target(duel, action.defender)
    )


def why_not_defend(duel: Duel, defender: str) -> Refusal | None:
    """Why a monster or player may not be attacked."""
    if is_direct(duel, defender):
        return defending_player_has_no_monster(duel, defender)
    card = duel.cards.get(defender)
    return defender_is_not_own(duel, card) if card else refuse("607.2.b", defender=defender, monster=False)


@book.rule("607.3", without=False)
def is_direct(duel: Duel, defender: str) -> bool:
    """An attack on a player is direct, an attack on a monster is nondirect."""
    return defender in duel.players


def defender_is_valid(duel: Duel, defender: Target) -> bool:
    """Whether a defender could be attacked anew, and has not been away."""
    if defender.id in duel.players:
        return not duel.players[defender.id].lost and why_not_defend(duel, defender.id) is None
    return duel.cards[defender.id].stay == defender.stay and why_not_defend(duel, defender.id) is None


def defenders(duel: Duel) -> list[str]:
    """Every monster and every player that the turn player could attack."""
    monsters = [card.id for card in duel.in_play() if card.keeper != duel.turn_player]
    people = [each for each in duel.clockwise_from(duel.turn_player) if each != duel.turn_player]
    return [each for each in (*monsters, *people) if why_not_defend(duel, each) is None]
