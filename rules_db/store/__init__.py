"""rules.db: its tables, one atomic write, and reading it back."""

from rules_db.store.read import load_library, open_database
from rules_db.store.write import write_database

__all__ = ["load_library", "open_database", "write_database"]
