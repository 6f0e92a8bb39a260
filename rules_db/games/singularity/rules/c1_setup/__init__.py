"""Chapter 1: setup, and how the game ends."""
