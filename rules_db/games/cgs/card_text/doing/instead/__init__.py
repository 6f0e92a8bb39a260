"""What texts in force change of what would happen: it is something else, more of it, or not so often."""
