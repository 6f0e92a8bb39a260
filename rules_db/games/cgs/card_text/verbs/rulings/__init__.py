"""rule: what cards and players may do and may not, and how often."""
