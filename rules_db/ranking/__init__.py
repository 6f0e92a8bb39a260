"""How search ranks: everything a library holds weighed once, at build time, for rules.db and for the browser alike."""

from rules_db.ranking.index import Ranking, rank_library

__all__ = ["Ranking", "rank_library"]
