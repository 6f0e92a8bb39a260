"""Chapter 600: the turn, its phases, actions and battles."""
