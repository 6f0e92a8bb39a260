"""Chapter 2: the places of the table."""
