"""Chapter 15: Uno."""
