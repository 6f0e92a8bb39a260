"""Deeds of Uno of which texts speak."""

PLAY_SO_OFTEN, PLAY_ONCE_MORE = "play Uno so often", "play Uno once more"
"""How often a player may play Uno in a round in place of once, and once more than that."""

CALL, HAVE_TO_CALL = "call UNO", "have to call UNO"
