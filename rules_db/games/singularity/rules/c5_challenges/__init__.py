"""Chapter 5: three challenges."""
