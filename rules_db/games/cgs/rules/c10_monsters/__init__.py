"""Chapter 10: Yu-Gi-Oh! monsters."""
