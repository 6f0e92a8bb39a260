"""Chapter 2.2: how the game is played."""
