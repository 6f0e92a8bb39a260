"""The watches of chapter 12: Pokémon, and how they retreat."""

from rules_db.games.cgs.watches.c12 import pokemon, retreating

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {**pokemon.UNWATCHED, **retreating.UNWATCHED}
