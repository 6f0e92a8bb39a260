"""The graph of references: its page, its pictures, and what answers questions in the browser."""
