"""Chapter 1: what decks may be made of."""
