"""Chapter 1: supertypes, unique objects and regalia."""
