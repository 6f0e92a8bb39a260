"""The registry of Grand Archive's rules."""

from rules_db.engine.registry import Registry

book = Registry("grand-archive")
