"""Chapter 8: the Queue and priority."""
