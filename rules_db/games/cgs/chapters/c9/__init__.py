"""Chapter 9 in the engine: how cards of Magic are played, their abilities, and creatures."""
