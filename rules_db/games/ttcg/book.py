"""The registry of the rules of the True Trading Card Game."""

from rules_db.engine.registry import Registry

book = Registry("ttcg")
