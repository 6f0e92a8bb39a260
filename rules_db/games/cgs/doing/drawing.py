"""Drawing cards: one by one, each an event of its own; who must draw and cannot has decked out."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing import ending, happenings
from rules_db.games.cgs.doing.moving import arrive, leave, top_of
from rules_db.games.cgs.rules.c4_turn import owning
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def draw(table: Table, trace: Trace, player: str, count: int, rule: str, deck: Zone = Zone.MAIN_DECK) -> list[Event]:
    """Draw cards one by one from the top of a deck; who is to draw from an empty Main Deck has decked out."""
    events = []
    for _ in range(count):
        name = top_of(table, player, deck)
        if not name:
            if deck is Zone.MAIN_DECK:
                table.players[player].is_decked = True
            break
        card = table.cards[name]
        leave(table, card)
        card.owner = owning.owner_of_drawn(player, card)
        arrive(table, card, Zone.HAND)
        events.append(happenings.happen(table, trace, "drawn", rule, player, card=name, deck=str(deck)))
    ending.check(table, trace)
    return events
