"""How search ranks: everything a library holds weighed once, at build time, for rules.db and for the browser alike."""

from typing import TYPE_CHECKING

from rules_db.late import late

if TYPE_CHECKING:
    from rules_db.ranking.index import Ranking, rank_library
else:
    __getattr__ = late(__name__, {"Ranking": "index", "rank_library": "index"})

__all__ = ["Ranking", "rank_library"]
