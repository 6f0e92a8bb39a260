"""Chapter 16: what a poker hand is, and which of two is higher."""
