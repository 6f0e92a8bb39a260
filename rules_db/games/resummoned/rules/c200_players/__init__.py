"""Chapter 200: players and life points."""
