"""How examples, players and checks lay the galaxy out and see it."""
