"""Draws that Uno orders: made at once and outside the Queue, so that nobody comes between."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.uno import deck
from rules_db.games.cgs.doing.zones import drawing
from rules_db.games.cgs.rules.c15_uno import calling
from rules_db.games.cgs.state import Item, Table
from rules_db.games.cgs.words import Zone

PENALTY, LAST_CARD = "penalty for UNO", "draw for the last card"
"""The kinds of items in the Queue that these draws would be, did they wait there."""


def penalty(table: Table, trace: Trace, player: str, card: str) -> None:
    """The player who should have called UNO draws."""
    _at_once(table, trace, Item(PENALTY, card, player), calling.penalty_waits())


def for_last_card(table: Table, trace: Trace, player: str, card: str) -> None:
    """Who has played their only card onto the pile draws from the Main Deck."""
    _at_once(table, trace, Item(LAST_CARD, card, player), calling.last_draw_waits())


def _at_once(table: Table, trace: Trace, item: Item, waits: bool) -> None:
    if waits:
        queue.join(table, trace, item, "8.1.5")
    else:
        carry_out(table, trace, item)


def carry_out(table: Table, trace: Trace, item: Item) -> None:
    if item.kind == PENALTY:
        happenings.happen(table, trace, "penalty", "15.6.2", item.player)
        deck.draw(table, trace, item.player, calling.penalty(), "15.6.2")
    else:
        drawing.draw(table, trace, item.player, calling.drawn_for_last_card(), "15.6.3", Zone.MAIN_DECK)
