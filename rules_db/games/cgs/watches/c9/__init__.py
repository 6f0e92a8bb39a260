"""The watches of chapter 9: creatures, and the other cards of Magic."""

from rules_db.games.cgs.watches.c9 import creatures, other_cards

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {**creatures.UNWATCHED, **other_cards.UNWATCHED}
