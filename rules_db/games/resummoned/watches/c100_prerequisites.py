"""Chapter 100: decks, matches, how a duel begins and ends, objects."""

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""
