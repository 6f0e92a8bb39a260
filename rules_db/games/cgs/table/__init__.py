"""How examples, players and checks lay a game out and see it."""
