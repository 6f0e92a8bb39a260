"""The watches: second readers of the rules, a module a chapter, written from the rulebook and not from the engine."""

from rules_db.games.grand_archive.watches import s_supertypes, t_map

UNWATCHED = {**s_supertypes.UNWATCHED, **t_map.UNWATCHED}
