"""A project of one's own to begin with: a little game whose rules are there to be written over."""

from rules_db.starter.project import begin_project

__all__ = ["begin_project"]
