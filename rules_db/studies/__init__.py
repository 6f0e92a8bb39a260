"""Games in numbers: many of them, shared out among processes and machines, and what settings change in them."""
