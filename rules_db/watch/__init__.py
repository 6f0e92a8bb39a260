"""A site that follows its rulebooks while they are written."""

from rules_db.watch.serving import serve_watching

__all__ = ["serve_watching"]
