"""The watches of chapter 10: monsters, and what the kinds of monster ask for."""

from rules_db.games.cgs.watches.c10 import kinds_of_monster, monsters

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {**kinds_of_monster.UNWATCHED, **monsters.UNWATCHED}
