"""Section 2.2.7: attacks, from the declaration to the fight."""

from __future__ import annotations

from rules_db.engine.kernel import Plain, Refusal
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature
from rules_db.games.ttcg.rules.c2_2_basic_rules import overruling
from rules_db.games.ttcg.rules.c2_2_basic_rules.activating import attacks_tapped
from rules_db.games.ttcg.rules.c2_2_basic_rules.points import may_go_for_the_opponent
from rules_db.games.ttcg.rules.c2_2_basic_rules.start import attacks_in_first_turn
from rules_db.games.ttcg.rules.c2_2_basic_rules.turns import is_time_for_attacks
from rules_db.games.ttcg.state import Attack, Card, Table, Zone
from rules_db.games.ttcg.views import known_as, sees


def why_not_attack(table: Table, player: str, attacker: Card, target: str) -> Refusal | None:
    """Why this attack may not be declared."""
    return (
        why_no_attacks(table, player)
        or why_not_able(player, attacker)
        or attacks_in_first_turn(table, attacker)
        or attacks_once(table, attacker)
        or overruling.forbidden_to_card(table, "attack", attacker)
        or (
            why_not_direct(table, player, attacker, target)
            if target in table.players
            else why_not_target(table, player, target)
        )
    )


def why_no_attacks(table: Table, player: str) -> Refusal | None:
    """Why a player declares no attack now: not in their Battle Phase, or something waits (2.2.7.2.R3)."""
    if refusal := is_time_for_attacks(table):
        return refusal
    if waits := table.what_waits():
        return book.refuse("2.2.7.2", waits=waits)
    return None if player == table.turn_player else book.refuse("2.2.7.2", turn_player=table.turn_player)


def why_not_able(player: str, attacker: Card) -> Refusal | None:
    """A face-up creature on top of a pile on the player's side attacks (2.2.7.2.R1, 2.2.7.2.R2)."""
    if attacker.player != player:
        return book.refuse("2.2.7.2", attacker=attacker.id, player=attacker.player)
    if attacker.zone is not Zone.CREATURE or attacker.is_face_down or not is_creature(attacker):
        return book.refuse("2.2.7.2", attacker=attacker.id, zone=attacker.zone, is_face_down=attacker.is_face_down)
    if attacker.tapped and not attacks_tapped():
        return book.refuse("2.2.5.6.c", attacker=attacker.id, tapped=bool(attacker.tapped))
    return None


@book.rule("2.2.7.2")
def attacks_once(table: Table, attacker: Card) -> Refusal | None:
    """Each creature attacks once in the Battle Phase of its owner, unless its text says more."""
    if attacker.attacks < 1:
        return None
    word = overruling.about_card(table, "attack again", attacker)
    if word is not None and word.is_allowed and attacker.attacks < word.number:
        return None
    return book.refuse("2.2.7.2", attacker=attacker.id, attacks=attacker.attacks)


@book.rule("2.2.7.3")
def creatures_come_first(table: Table, opponent: str) -> Refusal | None:
    """While the opponent controls a creature, the attacker chooses one as its target."""
    shields = [each for each in table.players[opponent].field if table.cards[each].zone is Zone.CREATURE]
    if not shields:
        return None
    known: list[Plain] = [known_as(table, table.other(opponent), each) for each in shields]
    return book.refuse("2.2.7.3", player=opponent, creatures=known)


@book.rule("2.2.7.4", without=False)
def may_attack_directly(player: str, target: str) -> bool:
    """If no creature is left to the opponent, a creature attacks the opponent."""
    return target != player


def why_not_direct(table: Table, player: str, attacker: Card, target: str) -> Refusal | None:
    """Why an attack may not go for a player."""
    if refusal := overruling.forbidden_to_card(table, "attack directly", attacker):
        return refusal
    is_freed = overruling.is_allowed_to_card(table, "attack directly", attacker)
    if not is_freed and (refusal := creatures_come_first(table, table.other(player))):
        return refusal
    if not may_attack_directly(player, target):
        return book.refuse("2.2.7.4", attacker=attacker.id, target=target)
    return None if may_go_for_the_opponent(table, player) else book.refuse("2.2.8.4", attacker=attacker.id)


def why_not_target(table: Table, player: str, target: str) -> Refusal | None:
    """Why a card may not be attacked: only the opponent's creatures are (2.2.7.3.R1)."""
    card = table.cards[target]
    if card.zone is not Zone.CREATURE or card.player == player:
        where: dict[str, Plain] = {"zone": card.zone} if sees(table, player, card) else {}
        return book.refuse("2.2.7.3", target=target, player=card.player, **where)
    return overruling.forbidden_to_card(table, "be attacked", card)


def targets(table: Table, player: str) -> list[str]:
    """Everything that an attack of a player could go for."""
    opponent = table.other(player)
    creatures = [each for each in table.players[opponent].field if table.cards[each].zone is Zone.CREATURE]
    return [*creatures, opponent]


def declared(table: Table, attacker: Card, target: str) -> Attack:
    return Attack(table.target(attacker.id), table.target(target), target in table.players)


def is_broken(table: Table, attack: Attack) -> bool:
    """Whether attacker or target has gone, changed sides, or come to lie under another card (2.2.7.2.R3)."""
    sides = [(attack.attacker, table.turn_player)]
    if not attack.is_direct:
        sides.append((attack.target, table.other(table.turn_player)))
    for target, player in sides:
        card = table.cards[target.id]
        if card.stay != target.stay or card.zone is not Zone.CREATURE or card.player != player:
            return True
    return False


@book.rule("2.2.7.5", without=0)
def strength_of_attacker(table: Table, card: Card) -> int:
    """An attacking creature has its attack as its strength."""
    return properties.number(table, card, "attack")


@book.rule("2.2.7.6", without=0)
def strength_of_defender(table: Table, card: Card) -> int:
    """A defending creature has its defense as its strength."""
    return properties.number(table, card, "defense")


@book.rule("2.2.7.7", without=None)
def prevails(table: Table, attacker: Card, defender: Card) -> Card | None:
    """The creature whose power level is higher; None where both are equal (2.2.7.7.R1)."""
    attack, defense = strength_of_attacker(table, attacker), strength_of_defender(table, defender)
    return attacker if attack > defense else defender if defense > attack else None


@book.rule("2.2.7.8", without=False)
def is_destroyed_by_failing(table: Table, card: Card) -> bool:
    """A creature that fails is destroyed, unless a card says otherwise."""
    return overruling.forbidden_to_card(table, "be destroyed by attacks", card) is None


def level_of(table: Table, card: Card) -> int:
    """The level of an attacker at the moment."""
    return properties.number(table, card, "level")
