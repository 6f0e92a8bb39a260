"""What happens: the rules say whether and how much, these modules carry it out and tell of it."""
