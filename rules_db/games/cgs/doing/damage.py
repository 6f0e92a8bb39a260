"""Damage: how much, of what kind, from which card of which game, and what it does to what takes it.

Amounts are exact and rounded once, by what takes the damage (14.2.5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules_db.engine.kernel import Event, Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing import ending, happenings, moving
from rules_db.games.cgs.numbers import told
from rules_db.games.cgs.rules.c7_summon_properties import stats
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Game, Zone

BATTLE, EFFECT, COUNTER, CONDITION = "battle", "effect", "counter", "condition"
"""The kinds of damage: by attacking or blocking, by an effect, by damage counters, by a Special Condition."""


@dataclass(frozen=True, slots=True)
class Damage:
    """So much damage for one card or player. `source` is the card that deals it, '' for none.

    `player` is whose damage it is, `game` and `colors` are those of the source. `is_fixed`: nothing changes or
    prevents the amount (12.7.11.a).
    """

    to: str
    amount: Fraction
    kind: str
    source: str = ""
    player: str = ""
    game: Game | None = None
    colors: tuple[str, ...] = ()
    is_fixed: bool = False


CHANGES: hooks.Ordered[Callable[[Table, Damage], Damage]] = hooks.Ordered()
"""What changes an amount before it is dealt, in order: prevention, Weakness (40), Resistance (45)."""


def deal(table: Table, trace: Trace, batch: Sequence[Damage], rule: str) -> list[str]:
    """Deal damage, all at the same moment; the cards for which it was lethal, which nobody has destroyed yet."""
    lethal: list[str] = []
    dealt = [each for each in (_changed(table, each) for each in batch) if not _is_none(each)]
    events = [_record(trace, each, rule) for each in dealt]
    for name in dict.fromkeys(each.to for each in dealt):
        total = sum((each.amount for each in dealt if each.to == name), Fraction(0))
        if name in table.players:
            lose_life(table, name, rounded(total))
            continue
        card = table.cards[name]
        if hooks.SUMMONS[card.printed.game].damaged(table, trace, card, total):
            lethal.append(name)
    for event in events:
        happenings.follow(table, trace, event)
    ending.check(table, trace)
    return lethal


def _is_none(damage: Damage) -> bool:
    """Whether no damage is dealt: an attacker with a stat of 0 or less deals none (7.2.3)."""
    return stats.deals_no_damage(damage.amount) if damage.kind == BATTLE else damage.amount <= 0


def _changed(table: Table, damage: Damage) -> Damage:
    if not damage.is_fixed:
        for change in CHANGES.at():
            damage = change(table, damage)
    return damage


def _record(trace: Trace, each: Damage, rule: str) -> Event:
    return trace.emit("damage", rule, each.player, to=each.to, amount=told(each.amount), how=each.kind, by=each.source)


def lose_life(table: Table, player: str, count: int) -> None:
    """Lower a player's life; who does it says so in an event, and has ending.check look."""
    table.players[player].life -= count


def rounded(amount: Fraction) -> int:
    """To the nearest whole number, one half up (14.2.5.R1)."""
    return (2 * amount.numerator + amount.denominator) // (2 * amount.denominator)


def deal_and_destroy(table: Table, trace: Trace, batch: Sequence[Damage], rule: str, destroying: str) -> list[Event]:
    """Deal damage, then destroy together what took lethal damage, under the rule `destroying`."""
    lethal = deal(table, trace, batch, rule)
    doomed = [moving.Move(each, Zone.DISCARD, "destroyed", destroying, data=whose(batch, each)) for each in lethal]
    return moving.move(table, trace, doomed)


def whose(batch: Sequence[Damage], name: str) -> tuple[tuple[str, Plain], ...]:
    """What an event of destruction tells of the damage that caused it: by what, of whom, how, of which game."""
    last = [each for each in batch if each.to == name][-1]
    return ("by", last.source), ("of", last.player), ("how", last.kind), ("game", str(last.game or ""))
