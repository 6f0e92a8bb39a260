"""What may respond to a Counter Trap."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.rules.c11_spells_and_traps import kinds_of_trap
from rules_db.games.cgs.state import Card, Table


def why_not_respond(table: Table, card: Card) -> Refusal | None:
    """Why a card may not respond to what entered the Queue last."""
    if not table.queue:
        return None
    is_allowed = kinds_of_trap.counter_trap_may_answer(card) or kinds_of_trap.magic_may_answer(card)
    return kinds_of_trap.answers_no_counter_trap(card, table.cards[table.queue[-1].card], is_allowed)
