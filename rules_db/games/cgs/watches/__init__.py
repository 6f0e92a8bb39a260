"""The watches: second readers of the rules, a module a chapter, written from the rulebook alone."""

from rules_db.games.cgs.watches import c10_monsters

__all__ = ["UNWATCHED"]

UNWATCHED: dict[str, str] = {
    **c10_monsters.UNWATCHED,
}
