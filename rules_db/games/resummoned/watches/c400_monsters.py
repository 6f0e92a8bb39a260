"""Chapter 400: monsters, Spells and Traps."""

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""
