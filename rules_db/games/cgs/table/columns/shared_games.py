"""Columns for cards of Uno, poker and Monopoly Deal."""

from rules_db.engine.amounts import whole_number
from rules_db.games.cgs.table.cells import column, into

column("suit", into("print", "suit"), lambda table, card: card.printed.suit)
column("value", into("print", "value", whole_number), lambda table, card: str(card.printed.value))
