"""Columns for cards of Yu-Gi-Oh!."""

from rules_db.games.cgs.table.cells import column, into

column("ATK", into("print", "offense"), lambda table, card: card.printed.offense)
column("DEF", into("print", "defense"), lambda table, card: card.printed.defense)
column("Level", into("print", "rank"), lambda table, card: card.printed.rank)
