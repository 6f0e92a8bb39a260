"""rules.db: its tables, one atomic write, and reading it back."""

from typing import TYPE_CHECKING

from rules_db.late import late

if TYPE_CHECKING:
    from rules_db.store.connect import open_database
    from rules_db.store.read import load_library
    from rules_db.store.write import write_database
else:
    __getattr__ = late(__name__, {"load_library": "read", "open_database": "connect", "write_database": "write"})

__all__ = ["load_library", "open_database", "write_database"]
