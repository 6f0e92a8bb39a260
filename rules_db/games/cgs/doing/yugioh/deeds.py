"""Deeds that texts tell of a monster which is Normal Summoned with Tributes."""

NO_TRIBUTES, TWO_TRIBUTES = "be Normal Summoned without Tributes", "count as two Tributes"
"""A card needs none, whatever its Level; a card stands for two, for monsters of a sort."""
