"""Chapter 400: monsters, Spells and Traps."""
