"""The registry of the rules of the Card Game Singularity."""

from rules_db.engine.registry import Registry

book = Registry("cgs")
