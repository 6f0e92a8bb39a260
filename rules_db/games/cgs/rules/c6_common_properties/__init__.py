"""Chapter 6: colors, ranks and card types that count as the same."""
