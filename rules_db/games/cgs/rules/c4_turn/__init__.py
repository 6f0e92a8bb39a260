"""Chapter 4: the structure of a turn."""
