"""Section 5.7 in the engine: card types are found out anew as anything has happened, and cards go where they belong."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing.sorts import card_types
from rules_db.games.cgs.doing.zones import belonging
from rules_db.games.cgs.rules.c5_cards import card_types as rules
from rules_db.games.cgs.state import Card, Table


@hooks.check(place=5, is_due=card_types.is_anything_else)
def _lies_where_it_belongs(table: Table, trace: Trace, answers: Answers) -> bool:
    return card_types.refresh(table) and belonging.put_right(table, trace, answers)


@hooks.STAYS_ATTACHED.hang()
def _stays_with_what_it_has_become(table: Table, card: Card, host: Card, event: Event) -> bool:
    return event.kind == belonging.MOVED and rules.keeps_attached()
