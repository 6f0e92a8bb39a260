"""Every problem of the rulebooks in one pass, file and line each."""

from rules_db.check.library import check_library

__all__ = ["check_library"]
