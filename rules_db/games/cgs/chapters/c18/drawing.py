"""The draw from the Monopoly Deal deck, how the deck is made anew, and the sets that win."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.doing.monopoly import deck, sets
from rules_db.games.cgs.doing.zones import drawing
from rules_db.games.cgs.rules.c3_the_game import conditions
from rules_db.games.cgs.rules.c4_turn import starting_phase
from rules_db.games.cgs.rules.c18_monopoly_deal import drawing_and_playing as rules
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import DRAW, Zone

drawing.SERVES_EFFECTS[Zone.MONOPOLY_DECK] = lambda: rules.serves_other_effects()
conditions.FULL_SETS.append(sets.has_full_sets)


@hooks.DUTIES.hang(DRAW, 30)
def _draw(table: Table, trace: Trace, answers: Answers) -> None:
    has_deck = table.shared[Zone.MONOPOLY_DECK] or table.shared[Zone.LOST]
    if has_deck and starting_phase.must_draw(table):
        deck.draw(table, trace, table.turn_player, rules.drawn_in_draw_step(), "18.1.1", in_draw_step=True)


@hooks.check(place=70, is_due=rules.is_made_anew)
def _renew(table: Table, trace: Trace, answers: Answers) -> bool:
    return deck.renew(table, trace)
