"""Section 607: the steps of a battle, and its result."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, life_points, moving, playing, properties
from rules_db.games.resummoned.actions.values import Attack
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters.monsters import position_of
from rules_db.games.resummoned.rules.c600_turns import attacks, priority
from rules_db.games.resummoned.rules.c700_effects import targeting
from rules_db.games.resummoned.state import Battle, Card, Duel, Facing, Position, Target, Task

NOBODY = "nobody"


def declare(duel: Duel, trace: Trace, action: Attack) -> None:
    attacker, defender = targeting.as_targets(duel, [action.attacker, action.defender])
    duel.cards[action.attacker].attacked = duel.turn
    duel.battle = Battle(attacker, defender, attacks.is_direct(duel, action.defender), battle_steps()[0])
    event = happenings.happen(
        duel, trace, "attack", "607.2", action.player, card=action.attacker, defender=action.defender
    )
    with trace.because(event):
        targeting.become_targets(duel, trace, [action.attacker, action.defender])


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
    priority.begin_priority_anew(duel)


def damage_step(duel: Duel, trace: Trace, task: Task) -> None:
    """The result of the battle; the turn player has priority in the check that follows (607.3.e.R1)."""
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
    priority.begin_priority_anew(duel)


def _points(duel: Duel, target: Target, property_: str) -> int:
    return properties.number(duel, duel.cards[target.id], property_) or 0


@book.rule("607.3.a")
def attack_result(duel: Duel, trace: Trace, battle: Battle, answers: Answers) -> None:
    """The lower ATK is destroyed and its controller takes the difference; equal ones are both destroyed."""
    ours, theirs = _points(duel, battle.attacker, "ATK"), _points(duel, battle.defender, "ATK")
    losers = [battle.attacker.id] * (ours <= theirs) + [battle.defender.id] * (theirs <= ours)
    controllers = [cards.controller_of(duel.cards[each]) for each in losers]
    moving.destroy(duel, trace, losers, "607.3.a", answers)
    if len(losers) == 1:
        life_points.damage(duel, trace, controllers[0], abs(ours - theirs), "607.3.a")


@book.rule("607.3.b")
def defense_result(duel: Duel, trace: Trace, battle: Battle, answers: Answers) -> None:
    """A higher DEF throws the difference back; a lower one is destroyed."""
    attack, defense = _points(duel, battle.attacker, "ATK"), _points(duel, battle.defender, "DEF")
    if defense > attack:
        controller = cards.controller_of(duel.cards[battle.attacker.id])
        life_points.damage(duel, trace, controller, defense - attack, "607.3.b")
    elif defense < attack:
        moving.destroy(duel, trace, [battle.defender.id], "607.3.b", answers)


@book.rule("607.3.c")
def direct_result(duel: Duel, trace: Trace, battle: Battle) -> None:
    """The defending player takes the attacker's ATK as damage."""
    life_points.damage(duel, trace, battle.defender.id, _points(duel, battle.attacker, "ATK"), "607.3.c")


def end_battle(duel: Duel, trace: Trace, rule: str, result: bool) -> None:
    """The battle is over: the turn player has priority in the Battle Phase."""
    trace.emit("battle over", rule, duel.turn_player, result=result)
    duel.battle = None
    priority.begin_priority_anew(duel)


def look(duel: Duel, trace: Trace, task: Task) -> None:
    """Look at attacker and defender after a check, while no Chain is active (607.2.f.R1)."""
    battle = duel.battle
    if battle is None or duel.chain or battle.step == "Damage Step":
        return
    attacker = duel.cards[battle.attacker.id]
    if attacker.stay != battle.attacker.stay or attacks.attacker_is_in_attack_position(duel, attacker):
        end_battle(duel, trace, "607.2.f", result=False)
    elif new := choose_defender(duel, battle, Answers(task.answers)):
        reassign(duel, trace, battle, new)
    elif not attacks.defender_is_valid(duel, battle.defender):
        end_battle(duel, trace, "607.2.f", result=False)


def reassign(duel: Duel, trace: Trace, battle: Battle, new: str) -> None:
    """Turn the attack to another defender; the step goes on with all passes wiped out."""
    (battle.defender,) = targeting.as_targets(duel, [new])
    battle.direct = attacks.is_direct(duel, new)
    event = happenings.happen(duel, trace, "reassigned", "607.2.f", duel.turn_player, card=new)
    with trace.because(event):
        targeting.become_targets(duel, trace, [new])
    priority.begin_priority_anew(duel)
    if battle.step == "Flip Step" and face_down_in_battle(duel):
        duel.agenda.append(Task("flip step"))


@book.rule("607.2.f", without="")
def choose_defender(duel: Duel, battle: Battle, answers: Answers) -> str:
    """If the defender is no valid target any more, the turn player may choose another; '' where none is chosen."""
    if attacks.defender_is_valid(duel, battle.defender):
        return ""
    player = duel.turn_player
    free = [each for each in attacks.defenders(duel) if not prevention.why_not_target(duel, each)]
    chosen = answers.ask_one(Choice(player, "defender", "607.2.f", [*free, NOBODY]))
    return "" if chosen == NOBODY else chosen
