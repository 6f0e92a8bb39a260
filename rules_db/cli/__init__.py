"""The command line: `rules-db`."""

from rules_db.cli.group import main

__all__ = ["main"]
