"""Damage in counters, poison and the monarch, as Magic has them (14.1.1.R1).

A summon of any game takes damage of wither and infect in -1/-1 counters (9.10.2.R3). What follows from a crown happens
without the Queue.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.conditions import abilities, poison
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.zones import drawing
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn import ending_phase
from rules_db.games.cgs.rules.c10_monsters import stats
from rules_db.games.cgs.state import Card, Table

_WASTING = ("infect", "wither")


def _has(table: Table, source: str, *words: str) -> bool:
    card = table.cards.get(source)
    return card is not None and any(abilities.has(table, card, each) for each in words)


@damage.IN_COUNTERS.hang()
def _deals_counters(table: Table, trace: Trace, name: str, dealt: Sequence[damage.Damage]) -> list[damage.Damage]:
    """What infect deals to a player is poison; what it or wither deals to a summon are -1/-1 counters."""
    words = ("infect",) if name in table.players else _WASTING
    if name in table.cards and (stats.is_monster(table.cards[name]) or not is_summon(table.cards[name])):
        return list(dealt)
    other = [each for each in dealt if _has(table, each.source, *words)]
    count = damage.rounded(sum((each.amount for each in other), Fraction(0)))
    if count > 0 and name in table.players:
        poison.give(table, trace, name, count)
    elif count > 0:
        _wither(table, trace, table.cards[name], count)
    return [each for each in dealt if each not in other]


def _wither(table: Table, trace: Trace, card: Card, count: int) -> None:
    if effects().forbidden(table, "gain counters", card.id) is None:
        card.counters["-1/-1"] = card.counters.get("-1/-1", 0) + count
        happenings.happen(
            table, trace, "counters put", poison.RULE, card.controller, card=card.id, counter="-1/-1", count=count
        )


@hooks.ANSWERS.hang("damage")
def _withers_monster(table: Table, trace: Trace, event: Event) -> None:
    """A monster compares the damage with its stat as it was, and has the counters after that (9.10.2.R3)."""
    card = table.cards.get(str(event.get("to")))
    if card is not None and stats.is_monster(card) and _has(table, str(event.get("by")), *_WASTING):
        count = damage.rounded(Fraction(str(event.get("amount"))))
        if count > 0:
            _wither(table, trace, card, count)


@hooks.ANSWERS.hang("damage")
def _toxic(table: Table, trace: Trace, event: Event) -> None:
    """Combat damage to a player: toxic gives poison besides, and a summon takes the crown of the monarch."""
    card, player = table.cards.get(str(event.get("by"))), str(event.get("to"))
    if card is None or player not in table.players or event.get("how") != damage.BATTLE:
        return
    if event.get("amount") != "0":
        poison.give(table, trace, player, poison.toxicity(table, card))
    if player == poison.monarch(table) and is_summon(card) and event.get("amount") != "0":
        poison.crown(table, trace, card.controller)


@hooks.DUTIES.hang(ending_phase.EFFECTS, 40)
def _draws(table: Table, trace: Trace, answers: Answers) -> None:
    """The monarch draws a card as their Ending Phase begins."""
    if table.turn_player == poison.monarch(table):
        drawing.draw(table, trace, table.turn_player, 1, poison.RULE)


@hooks.ANSWERS.hang("turn began")
def _passes_on(table: Table, trace: Trace, event: Event) -> None:
    """Where the monarch has left the game, whoever's turn comes next becomes the monarch."""
    if any(one.is_out and one.counters.get(poison.CROWN) for one in table.players.values()):
        poison.crown(table, trace, table.turn_player)
