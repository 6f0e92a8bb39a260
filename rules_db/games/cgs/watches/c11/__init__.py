"""The watches of chapter 11: Spells and Traps."""

from rules_db.games.cgs.watches.c11 import spells, traps

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {**spells.UNWATCHED, **traps.UNWATCHED}
