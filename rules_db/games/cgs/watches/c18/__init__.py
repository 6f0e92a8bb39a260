"""The watches of chapter 18: money and properties, and what Rent cards, Action Cards and buildings do."""

from rules_db.games.cgs.watches.c18 import buildings, dealing, money, properties

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {
    **money.UNWATCHED,
    **properties.UNWATCHED,
    **dealing.UNWATCHED,
    **buildings.UNWATCHED,
}
