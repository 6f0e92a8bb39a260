"""What it takes to play a card: the way, its cost in mana, limits and ranks."""
