"""The actions of the Dealer: flop, turn and river, one before each round."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.dealer import zones
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.rules.c17_dealer import cycle
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def act(table: Table, trace: Trace, is_before_the_game: bool = False) -> None:
    """The next action of the cycle."""
    table.bare = []
    if cycle.takes_all_up(table.dealt):
        _take_up(table, trace)
        if not cycle.begins_again():
            return
    reach, rule = _next(table.dealt)
    if not reach:
        return
    table.dealt = reach
    revealed = zones.fill(table, trace, rule)
    if cycle.affects_at_once(is_before_the_game):
        zones.activate(table, revealed)


def _next(dealt: int) -> tuple[int, str]:
    """How many zones are filled after the next action, and the rule that says so; 0 for no such action."""
    if not dealt:
        return cycle.zones_of_flop(), "17.4.3"
    if not cycle.one_is_revealed_later():
        return 0, ""
    if reach := cycle.zone_of_turn(dealt):
        return reach, "17.4.7.a"
    return cycle.zone_of_river(dealt), "17.4.7.b"


def _take_up(table: Table, trace: Trace) -> None:
    """All cards in the Dealer's zones go back into its deck, which is shuffled; nothing replaces them."""
    table.dealt = 0
    names = table.lying("", Zone.DEALERS_ZONE)
    moving.send(table, trace, names, Zone.DEALERS_DECK, zones.TAKEN_UP, "17.4.8")
    if table.shared[Zone.DEALERS_DECK]:
        zones.shuffle(table, trace, "17.4.8")
