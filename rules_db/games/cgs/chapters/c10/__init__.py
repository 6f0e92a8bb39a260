"""Chapter 10 in the engine: how monsters are played, turned and flipped, and how they battle."""
