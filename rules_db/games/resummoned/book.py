"""The registry of Resummoned: every module of the package registers the rules of its chapter here."""

from rules_db.engine.registry import Registry

book = Registry("resummoned")
