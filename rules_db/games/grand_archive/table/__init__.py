"""How examples, players and checks lay a table out and see it."""
