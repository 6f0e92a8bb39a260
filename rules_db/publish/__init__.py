"""The built site and database of a project folder, brought up to date together."""

from rules_db.publish.held import held_state, published_mark
from rules_db.publish.project import Published, publish

__all__ = ["Published", "held_state", "publish", "published_mark"]
