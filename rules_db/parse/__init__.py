"""Markdown to model; no I/O."""

from typing import TYPE_CHECKING

from rules_db.late import late

if TYPE_CHECKING:
    from rules_db.parse.library import Files, parse_library
else:
    __getattr__ = late(__name__, {"Files": "library", "parse_library": "library"})

__all__ = ["Files", "parse_library"]
