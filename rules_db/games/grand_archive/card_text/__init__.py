"""What cards say, and what that does."""
