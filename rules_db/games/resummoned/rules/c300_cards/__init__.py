"""Chapter 300: cards, their parts, facing and tributes."""
