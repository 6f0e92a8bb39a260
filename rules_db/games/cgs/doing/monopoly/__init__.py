"""What is done with cards of Monopoly Deal: money, sets, rent, and cards that change hands."""
