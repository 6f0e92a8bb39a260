"""Chapter 11: Spells and Traps."""
