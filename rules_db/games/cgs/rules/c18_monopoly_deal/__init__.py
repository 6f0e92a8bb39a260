"""Chapter 18: Monopoly Deal."""
