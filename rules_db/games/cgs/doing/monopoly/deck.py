"""The Monopoly Deal deck: drawing from it, and making it anew from the cards beside it."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import drawing, moving
from rules_db.games.cgs.rules.c18_monopoly_deal import drawing_and_playing as rules
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def draw(table: Table, trace: Trace, player: str, count: int, rule: str, in_draw_step: bool = False) -> None:
    """Draw cards one by one; as soon as the deck is empty it is made anew, if anything lies beside it."""
    for _ in range(count):
        renew(table, trace)
        if not table.shared[Zone.MONOPOLY_DECK]:
            table.players[player].is_decked = table.players[player].is_decked or rules.loses_by_empty_deck()
            return
        drawing.draw(table, trace, player, 1, rule, Zone.MONOPOLY_DECK, in_draw_step)
    renew(table, trace)


def renew(table: Table, trace: Trace) -> bool:
    """Make the deck of the cards beside it where it is empty; whether that was so."""
    if not rules.is_made_anew(table):
        return False
    names = list(table.shared[Zone.LOST])
    for each in names:
        moving.leave(table, table.cards[each])
        moving.arrive(table, table.cards[each], Zone.MONOPOLY_DECK)
    moving.shuffle(table, "", Zone.MONOPOLY_DECK)
    happenings.happen(table, trace, "deck renewed", "18.1.1.a", cards=len(names))
    return True
