"""What search and previews load in the browser."""
