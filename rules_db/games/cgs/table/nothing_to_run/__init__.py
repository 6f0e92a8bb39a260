"""The rules that no game could break, each with the reason: a module for those of a chapter or several."""

from rules_db.games.cgs.table.nothing_to_run.every_chapter import NOTHING_TO_RUN

__all__ = ["NOTHING_TO_RUN"]
