"""Chapter 16: playing cards, the bet, the betting around the table, the showdown, and winnings as mana."""
