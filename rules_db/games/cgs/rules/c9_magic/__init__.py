"""Chapter 9: Magic: The Gathering."""
