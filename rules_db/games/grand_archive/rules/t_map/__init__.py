"""Chapter 2: the frame around the supertypes."""
