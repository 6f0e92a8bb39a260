"""Chapter 1: supertypes, unique objects and regalia."""

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""
