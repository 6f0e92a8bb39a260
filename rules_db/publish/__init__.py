"""The built site and database of a project folder, brought up to date together."""

from rules_db.publish.project import Published, publish

__all__ = ["Published", "publish"]
