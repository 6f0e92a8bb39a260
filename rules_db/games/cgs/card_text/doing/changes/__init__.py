"""What becomes of cards for as long as something holds: copies, whose they are, what they are given."""
