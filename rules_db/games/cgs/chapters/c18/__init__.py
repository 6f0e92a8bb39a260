"""Chapter 18 in the engine."""
