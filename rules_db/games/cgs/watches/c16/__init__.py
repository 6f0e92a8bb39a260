"""Chapter 16: playing cards, betting, the showdown and what is won."""

from rules_db.games.cgs.watches.c16 import betting, showdown

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {**betting.UNWATCHED, **showdown.UNWATCHED}
