"""What a player does: the values with their wording, the candidates, and what makes one legal."""
