"""Chapter 3: Gravitational Pull Points, Planets and Moons."""
