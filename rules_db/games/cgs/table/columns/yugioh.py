"""Columns for cards of Yu-Gi-Oh!."""

from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.doing.playing.ranks import rank_of
from rules_db.games.cgs.table.cells import at_present, column, into

column("ATK", into("print", "offense"), at_present(OFFENSE, "offense"))
column("DEF", into("print", "defense"), at_present(DEFENSE, "defense"))
column(
    "Level",
    into("print", "rank", lambda cell: cell.strip("★ ")),
    lambda table, card: rank_of(table, card) if card.printed.rank else "",
)
