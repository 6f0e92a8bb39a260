"""Section 607: declaring a battle, its three steps, and its result."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.resummoned.actions.values import Attack
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.rules.c100_prerequisites import properties
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c400_monsters.monsters import position_of
from rules_db.games.resummoned.rules.c500_zones import moving
from rules_db.games.resummoned.rules.c600_turns import playing
from rules_db.games.resummoned.rules.c700_effects import targeting, triggers
from rules_db.games.resummoned.state import Battle, Card, CardType, Duel, Facing, Position, Target, Task, Zone

NOBODY = "nobody"


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
    return cards.in_field(card) and properties.card_type(duel, card) == CardType.MONSTER


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


def declare(duel: Duel, trace: Trace, action: Attack) -> None:
    attacker, defender = targeting.as_targets(duel, [action.attacker, action.defender])
    duel.cards[action.attacker].attacked = duel.turn
    duel.battle = Battle(attacker, defender, is_direct(duel, action.defender), battle_steps()[0])
    event = triggers.happen(
        duel, trace, "attack", "607.2", action.player, card=action.attacker, defender=action.defender
    )
    with trace.because(event):
        become_targets(duel, trace, [action.attacker, action.defender])


@book.rule("709.1.b")
def become_targets(duel: Duel, trace: Trace, names: list[str]) -> None:
    """Attacker and defender are the targets of the battle; effects that look for targets see them."""
    for name in names:
        triggers.happen(duel, trace, "targeted", "709.1.b", duel.turn_player, card=name)


@book.value("607.3.e", without=("Battle Phase", "Battle Phase", "Battle Phase"))
def battle_steps() -> tuple[str, str, str]:
    """The three steps of a battle, in their order."""
    return ("Battle Step", "Flip Step", "Damage Step")


def end_step(duel: Duel) -> None:
    """All players have passed in a step of the battle and no Chain is active."""
    duel.agenda.append(Task("flip step" if face_down_in_battle(duel) else "damage step"))


def face_down_in_battle(duel: Duel) -> list[Card]:
    """The monsters in the battle that have to be flipped."""
    if duel.battle is None:
        return []
    pair = [duel.cards.get(each.id) for each in (duel.battle.attacker, duel.battle.defender)]
    return [card for card in pair if card is not None and is_flipped(card)]


@book.rule("607.3.d", without=False)
def is_flipped(card: Card) -> bool:
    """A face-down monster in the battle is flipped face-up between declaration and result."""
    return card.facing is Facing.DOWN


def flip_step(duel: Duel, trace: Trace) -> None:
    if duel.battle is None:
        return
    duel.battle.step = battle_steps()[1]
    duel.agenda.append(Task("check"))
    for card in face_down_in_battle(duel):
        playing.flip_up(duel, trace, card, card.keeper, "607.3.d")
    begin_priority_anew(duel)


def begin_priority_anew(duel: Duel) -> None:
    duel.priority, duel.passes = duel.turn_player, 0


def damage_step(duel: Duel, trace: Trace, task: Task) -> None:
    """The result of the battle, then a check, and the battle is over."""
    battle = duel.battle
    if battle is None:
        return
    if battle.direct:
        direct_result(duel, trace, battle)
    elif position_of(duel.cards[battle.defender.id]) is Position.ATTACK:
        attack_result(duel, trace, battle, Answers(task.answers))
    else:
        defense_result(duel, trace, battle, Answers(task.answers))
    battle.step = battle_steps()[2]


def _points(duel: Duel, target: Target, property_: str) -> int:
    return properties.number(duel, duel.cards[target.id], property_) or 0


@book.rule("607.3.a")
def attack_result(duel: Duel, trace: Trace, battle: Battle, answers: Answers) -> None:
    """The lower ATK is destroyed and its controller takes the difference; equal ones are both destroyed."""
    ours, theirs = _points(duel, battle.attacker, "ATK"), _points(duel, battle.defender, "ATK")
    losers = [battle.attacker.id] * (ours <= theirs) + [battle.defender.id] * (theirs <= ours)
    controllers = [cards.controller_of(duel.cards[each]) for each in losers]
    destroy(duel, trace, losers, "607.3.a", answers)
    if len(losers) == 1:
        players.damage(duel, trace, controllers[0], abs(ours - theirs), "607.3.a")


@book.rule("607.3.b")
def defense_result(duel: Duel, trace: Trace, battle: Battle, answers: Answers) -> None:
    """A higher DEF throws the difference back; a lower one is destroyed."""
    attack, defense = _points(duel, battle.attacker, "ATK"), _points(duel, battle.defender, "DEF")
    if defense > attack:
        controller = cards.controller_of(duel.cards[battle.attacker.id])
        players.damage(duel, trace, controller, defense - attack, "607.3.b")
    elif defense < attack:
        destroy(duel, trace, [battle.defender.id], "607.3.b", answers)


@book.rule("607.3.c")
def direct_result(duel: Duel, trace: Trace, battle: Battle) -> None:
    """The defending player takes the attacker's ATK as damage."""
    players.damage(duel, trace, battle.defender.id, _points(duel, battle.attacker, "ATK"), "607.3.c")


def destroy(duel: Duel, trace: Trace, names: list[str], rule: str, answers: Answers, who: str = "") -> None:
    """Destroy cards on the field together, as far as no effect prevents or replaces it (502.1.R1)."""
    moves = []
    for name in names:
        card = duel.cards[name]
        if not cards.in_field(card) or prevention.why_not(duel, "destroyed", card.keeper, card):
            continue
        instead = prevention.instead_of(duel, "destroy", card)
        if instead is not None and instead[0] == "banish":
            moves.append(moving.Move(name, Zone.BANISHED, "banished", "705.1", who=who))
        elif instead is None:
            moves.append(moving.Move(name, Zone.GRAVEYARD, "destroyed", rule, who=who))
    moving.move_all(duel, trace, moves, answers)


def end_battle(duel: Duel, trace: Trace, rule: str, result: bool) -> None:
    """The battle is over: the turn player has priority in the Battle Phase."""
    trace.emit("battle over", rule, duel.turn_player, result=result)
    duel.battle = None
    if not duel.players[duel.turn_player].lost:
        begin_priority_anew(duel)


def look(duel: Duel, trace: Trace, task: Task) -> None:
    """Look at attacker and defender after a check, while no Chain is active (607.2.f.R1)."""
    battle = duel.battle
    if battle is None or duel.chain or battle.step == "Damage Step":
        return
    attacker = duel.cards[battle.attacker.id]
    if attacker.stay != battle.attacker.stay or attacker_is_in_attack_position(duel, attacker):
        end_battle(duel, trace, "607.2.f", result=False)
    elif new := choose_defender(duel, battle, Answers(task.answers)):
        reassign(duel, trace, battle, new)
    elif not defender_is_valid(duel, battle.defender):
        end_battle(duel, trace, "607.2.f", result=False)


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


def reassign(duel: Duel, trace: Trace, battle: Battle, new: str) -> None:
    """Turn the attack to another defender; the step goes on with all passes wiped out."""
    (battle.defender,) = targeting.as_targets(duel, [new])
    battle.direct = is_direct(duel, new)
    event = triggers.happen(duel, trace, "reassigned", "607.2.f", duel.turn_player, card=new)
    with trace.because(event):
        become_targets(duel, trace, [new])
    begin_priority_anew(duel)
    if battle.step == "Flip Step" and face_down_in_battle(duel):
        duel.agenda.append(Task("flip step"))


@book.rule("607.2.f", without="")
def choose_defender(duel: Duel, battle: Battle, answers: Answers) -> str:
    """If the defender is no valid target any more, the turn player may choose another; '' where none is chosen."""
    if defender_is_valid(duel, battle.defender):
        return ""
    player = duel.turn_player
    free = [each for each in defenders(duel) if not prevention.why_not_target(duel, each)]
    chosen = answers.ask_one(Choice(player, "defender", book.id("607.2.f"), [*free, NOBODY]))
    return "" if chosen == NOBODY else chosen
