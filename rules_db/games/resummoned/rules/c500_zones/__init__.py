"""Chapter 500: zones, and how cards get from one to another."""
