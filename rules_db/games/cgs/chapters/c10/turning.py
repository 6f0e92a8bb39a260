"""What turns face-down summons face-up by itself, and what happens to Flip effects and the conditions of Traps."""

from __future__ import annotations

from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.fighting import battle, in_defense
from rules_db.games.cgs.doing.fighting.damage import BATTLE, BEFORE, Damage
from rules_db.games.cgs.doing.yugioh import turning
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c10_monsters import cards_in_general, positions, setting, stats
from rules_db.games.cgs.state import Card, Table


@hooks.ANSWERS.hang("attacks")
@hooks.ANSWERS.hang("redirected")
def _attacked(table: Table, trace: Trace, event: Event) -> None:
    """A face-down summon that is attacked is flipped face-up."""
    it = table.cards.get(str(event.get("target")))
    if it is None or not is_summon(it):
        return
    if cards_in_general.is_flipped_by_attack(it):
        turning.flip_to_compare(table, trace, it, "10.1.7.f")
    elif stats.is_monster(it) and setting.battle_needs_stats(True):
        _compare(table, trace, it, "10.5.12.a")


@hooks.ANSWERS.hang("blocks")
def _blocks(table: Table, trace: Trace, event: Event) -> None:
    """So is one that is selected to block."""
    if setting.battle_needs_stats(True):
        _compare(table, trace, table.cards[str(event.get("card"))], "10.5.12.a")


@battle.BEGINS.hang()
def _battles(table: Table, trace: Trace, it: Card) -> None:
    """So is one that was turned face-down after that, before the damage is dealt."""
    if setting.battle_needs_stats(True):
        _compare(table, trace, it, "10.5.12.a")


@BEFORE.hang()
def _damaged(table: Table, trace: Trace, damage: Damage) -> None:
    """So is one that an effect is about to damage."""
    it = table.cards.get(damage.to)
    if it is not None and is_summon(it) and damage.kind != BATTLE and setting.damage_needs_stats(True):
        _compare(table, trace, it, "10.5.12.b")


def _compare(table: Table, trace: Trace, it: Card, rule: str) -> None:
    if setting.is_flipped_to_compare(it):
        turning.flip_to_compare(table, trace, it, rule)


@hooks.FORBIDDEN.hang("attack")
def _lies_sideways(table: Table, name: str, target: str) -> Refusal | None:
    card = table.cards[name]
    return None if in_defense.may_attack(table, card) else positions.attacks_upright(card)
