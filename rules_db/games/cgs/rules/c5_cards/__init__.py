"""Chapter 5: what can be done with cards, and how they are sorted."""
