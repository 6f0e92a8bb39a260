"""Markdown to model; no I/O."""

from rules_db.parse.library import Files, parse_library

__all__ = ["Files", "parse_library"]
