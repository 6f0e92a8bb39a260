"""Chapter 12 in the engine: how Pokémon are played, attack and retreat, and Special Conditions."""
