"""Rules that run in the page: what a browser gets for that, and what runs there."""
