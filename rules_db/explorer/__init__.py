"""rules.db in the browser: Datasette with descriptions, canned queries and the look of the site."""

from rules_db.explorer.adapter import make_explorer

__all__ = ["make_explorer"]
