"""Chapter 12: Pokémon."""
