"""Poison counters of players and the monarch of Magic (14.1.1.R1); the Special Condition Poisoned is neither."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.said.vocabulary import TOXIC
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.state import Card, Table

POISON, CROWN, RULE = "poison", "crown", "8.1.5"
"""The counters of a player, what the monarch has in their place, and the rule under which texts do it."""

DEADLY = 10
"""With how many poison counters a player loses."""


def give(table: Table, trace: Trace, player: str, count: int) -> None:
    """Give a player poison counters; with ten of them the player loses, which is looked at next."""
    if count <= 0:
        return
    held = table.players[player].counters
    held[POISON] = held.get(POISON, 0) + count
    happenings.happen(table, trace, "poison counters", RULE, player, count=count)
    if held[POISON] >= DEADLY:
        table.players[player].verdict = "loses"


def of(table: Table, player: str) -> int:
    """How many poison counters a player has."""
    return table.players[player].counters.get(POISON, 0)


def toxicity(table: Table, card: Card) -> int:
    """How many poison counters a card gives with its combat damage."""
    words = abilities.words_of(table, card)
    return sum(int(each.removeprefix(TOXIC)) for each in words if each.startswith(TOXIC))


def monarch(table: Table) -> str:
    """Who is the monarch, '' for nobody."""
    return next((each for each in table.order if table.players[each].counters.get(CROWN)), "")


def crown(table: Table, trace: Trace, player: str) -> None:
    """Make a player the monarch, and nobody else."""
    if monarch(table) == player or player not in table.order:
        return
    for one in table.players.values():
        one.counters.pop(CROWN, None)
    table.players[player].counters[CROWN] = 1
    happenings.happen(table, trace, "monarch", RULE, player)
