"""Chapter 6: accomplishments."""
