"""What is done in a hand of poker: bidding, betting around the table, revealing, the pot, and winnings as mana."""
