"""Chapter 100: decks, matches, how a duel begins and ends, objects and their properties."""
