"""Chapter 2.1: what the words mean."""
