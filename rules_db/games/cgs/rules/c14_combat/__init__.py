"""Chapter 14: combat between games."""
