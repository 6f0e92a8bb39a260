"""Chapter 600: phases, priority, actions and battles."""

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""
