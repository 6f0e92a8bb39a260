"""Chapter 3: winning, losing and starting."""
