"""The battle of an attack: who meets whom, with which stats, and the damage that all of it comes to."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.said.happenings import FOUGHT
from rules_db.games.cgs.card_text.selecting import TAKEN
from rules_db.games.cgs.doing.course import happenings, this_turn
from rules_db.games.cgs.doing.course.turns import do_in_order
from rules_db.games.cgs.doing.fighting import damage, in_defense
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c10_monsters import blocking
from rules_db.games.cgs.rules.c14_combat import dealing, pairings
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Strike, Table, Task
from rules_db.games.cgs.words import Game

FIRST, REGULAR = "first", "regular"
"""The steps in which summons strike; there is only one of them where nobody strikes first."""


def is_there(table: Table, target: Target) -> bool:
    """Whether a card has not left since, and a player is still in the game."""
    return target.id in table.order or (target.id in table.cards and table.cards[target.id].stay == target.stay)


BEGINS: hooks.Ordered[Callable[[Table, Trace, Card], None]] = hooks.Ordered()
"""What happens to a summon that an attacker meets before any damage is dealt: a face-down one is flipped."""

GONE = -1
"""The stay of a card that is there, but is no longer part of the attack."""


def may_be_hit(table: Table, strike: Strike) -> bool:
    """Whether what an attacker attacks is there, and is something that it may attack with its present controller.

    What nobody controls is not: a card that somebody who has left had on the Uno pile (3.1.14.R1).
    """
    target, attacker = strike.target, table.cards[strike.attacker.id]
    it = table.cards.get(target.id)
    if not is_there(table, target) or main_phase.attacks_another_player(attacker, target.id) is not None:
        return False
    if it is not None and not it.controller:
        return False
    if it is None or is_summon(it):
        return it is None or main_phase.attacks_no_own_summon(attacker, it) is None
    return is_of(it, "planeswalker") and main_phase.attacks_no_own_planeswalker(attacker, it) is None


def met_by(table: Table, strike: Strike) -> list[Card]:
    """The summons that an attacker battles: its blockers, or the summon that it attacks (14.3.2)."""
    is_card = strike.target.id in table.cards and may_be_hit(table, strike)
    attacked = pairings.attacked_is_blocker(strike.target) if is_card else []
    there = [table.cards[each.id] for each in strike.blockers or attacked if is_there(table, each)]
    return [card for card in there if is_summon(card)]


def used_stat(table: Table, strike: Strike) -> Fraction:
    """The stat that an attacker used: the damage of its move for a Pokémon, else its offensive stat (14.2.6)."""
    card = table.cards[strike.attacker.id]
    if card.printed.game is Game.POKEMON:
        uses = hooks.SUMMONS[Game.POKEMON].uses
        return dealing.used_by_pokemon(uses(table, strike) if uses else stat(table, card, OFFENSIVE))
    return dealing.used_by_monster_or_creature(stat(table, card, in_defense.stat_of(table, card)))


def used_against(table: Table, strike: Strike, other: Card) -> Fraction:
    """The stat that an attacker used against one of the summons that it battles (14.2.6.b)."""
    used, met = used_stat(table, strike), met_by(table, strike)
    return used if len(met) < 2 or dealing.is_whole_against_each() else used / len(met)


def left_of(table: Table, card: Card) -> Fraction:
    """What is left of the defensive stat of a summon (14.2.4.a)."""
    return dealing.left_of(stat(table, card, DEFENSIVE), card.damage)


def met_with(table: Table, other: Card) -> Fraction:
    """The stat with which a summon meets an attacker: the ATK of a monster in Attack Position, else what is left."""
    if other.printed.game is Game.YUGIOH:
        name = blocking.meets_with_atk(other) or blocking.meets_with_def(other)
        return stat(table, other, name) if name else Fraction(0)
    wounds = table.attack.wounds if table.attack is not None else {}
    return dealing.left_of(stat(table, other, DEFENSIVE), wounds.get(other.id, other.damage))


def strikes_in(table: Table, card: Card, step: str) -> bool:
    """Whether a summon deals its combat damage in this step."""
    checks = hooks.IN_STEPS.at()
    return all(check(table, card, step) for check in checks) if checks else step == REGULAR


def _goes_on(table: Table, strike: Strike) -> bool:
    """Whether the attacker is still there, a summon, and its attack has not ended."""
    card = table.cards[strike.attacker.id]
    return is_there(table, strike.attacker) and is_summon(card) and not _has_lain_down(table, card)


def _has_lain_down(table: Table, card: Card) -> bool:
    return pairings.ends_in_defense(card) and not in_defense.may_attack(table, card)


@hooks.task("fight")
def _fight(table: Table, trace: Trace, task: Task) -> None:
    attack = table.attack
    if attack is None:
        return
    attack.stage = "damage"
    for card in [card for each in attack.strikes if _goes_on(table, each) for card in met_by(table, each)]:
        for begins in BEGINS.at():
            begins(table, trace, card)
    attack.wounds = {card.id: card.damage for each in attack.strikes for card in met_by(table, each)}
    fighters = [card for each in attack.strikes for card in (table.cards[each.attacker.id], *met_by(table, each))]
    for strike in attack.strikes:
        for card in (table.cards[strike.attacker.id], *met_by(table, strike)) if met_by(table, strike) else ():
            this_turn.note(table, this_turn.BATTLED, card)
    first = [Task("blow", data=[FIRST]), Task("settle")] if any(
        strikes_in(table, card, FIRST) for card in fighters
    ) else []  # fmt: skip
    before, after = _tasks(table, "before"), _tasks(table, "after")
    do_in_order(table, *before, *first, Task("blow", data=[REGULAR]), *after, Task("battle over"))


def _tasks(table: Table, when: str) -> list[Task]:
    """What attackers do besides before or after the damage, such as the effects of a move."""
    strikes = [each for each in table.attack.strikes if _goes_on(table, each)] if table.attack is not None else []
    games = [table.cards[each.attacker.id].printed.game for each in strikes]
    return [
        task for each, game in zip(strikes, games, strict=True) for task in hooks.SUMMONS[game].tasks(table, each, when)
    ]


@hooks.task("blow")
def _blow(table: Table, trace: Trace, task: Task) -> None:
    """All damage of a step is dealt, and then what took lethal damage is destroyed together."""
    if table.attack is None:
        return
    (step,), answers = task.data, Answers(task.answers)
    struck: list[damage.Damage] = []
    back: list[damage.Damage] = []
    reflected: list[damage.Damage] = []
    for strike in [each for each in table.attack.strikes if _goes_on(table, each)]:
        attacker = table.cards[strike.attacker.id]
        met = met_by(table, strike)
        if strikes_in(table, attacker, step):
            struck += hooks.SUMMONS[attacker.printed.game].strikes(table, strike, answers)
            for other in met:
                for beside in hooks.BATTLES.at():
                    struck += beside(table, strike, other, answers)
        for other in [each for each in met if strikes_in(table, each, step)]:
            back += hooks.SUMMONS[other.printed.game].strikes_back(table, strike, other)
            for reflects in hooks.REFLECTS.at():
                reflected += reflects(table, strike, other)
    for shares in hooks.SHARES.at():
        back = shares(table, back, answers)
    back += reflected
    if dealing.is_dealt_together():
        _deal(table, trace, struck + back, step == REGULAR)
    else:
        stays = {each.source: table.cards[each.source].stay for each in back}
        _deal(table, trace, struck)
        there = [each for each in back if table.cards[each.source].stay == stays[each.source]]
        _deal(table, trace, there, step == REGULAR)


def _tell_fought(table: Table, trace: Trace) -> None:
    """Whose battle is over, where a text waits for that: an attacker with each summon that it met, or the player."""
    for strike in table.attack.strikes if table.attack is not None and FOUGHT in table.watching else ():
        attacker = table.cards[strike.attacker.id]
        if not _goes_on(table, strike):
            continue
        names = [card.id for card in met_by(table, strike)]
        for name in names or ([strike.target.id] if strike.target.id in table.order else []):
            happenings.happen(table, trace, FOUGHT, "14.2.1", attacker.controller, card=attacker.id, target=name)


def _deal(table: Table, trace: Trace, batch: list[damage.Damage], is_last: bool = False) -> None:
    before = len(trace.events)
    lethal = dealing.destroyed_together(damage.deal(table, trace, batch, "14.2.1"))
    for strike in table.attack.strikes if table.attack is not None else ():
        if strike.item is not None:
            strike.item.said[TAKEN] = str(damage.dealt_by((strike.attacker.id,), trace.events[before:]))
    if is_last:
        _tell_fought(table, trace)
    moving.move(table, trace, damage.doomed(table, batch, lethal, "14.2.3"))
