"""Chapter 700: the Chain, costs, triggers, targets and Equip cards."""

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""
