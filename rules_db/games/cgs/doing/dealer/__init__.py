"""What the Dealer does: its cycle, its cards, what it sells, and the effects that it inflicts on the players."""
