"""States of any game: copied, written down as plain data, put into words."""
