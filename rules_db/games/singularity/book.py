"""The registry of Singularity's rules."""

from rules_db.engine.registry import Registry

book = Registry("singularity")
