"""Decks before the game: the lists that players bring, what is wrong with them, and the decks that all share."""
