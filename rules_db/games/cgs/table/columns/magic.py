"""Columns for cards of Magic."""

from rules_db.engine.amounts import whole_number
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.table.cells import column, into, yes

column("cost", into("print", "cost"), lambda table, card: card.printed.cost)
column("power", into("print", "offense"), lambda table, card: card.printed.offense)
column("toughness", into("print", "defense"), lambda table, card: card.printed.defense)
column("loyalty", into("print", "loyalty", whole_number), lambda table, card: str(card.counters.get("loyalty", 0)))
column(
    "sick",
    into("state", "is_sick", yes),
    lambda table, card: "yes" if card.is_sick and is_of(card, "creature") else "no",
)
