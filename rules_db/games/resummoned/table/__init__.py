"""How examples, players and checks lay a duel out and see it."""
