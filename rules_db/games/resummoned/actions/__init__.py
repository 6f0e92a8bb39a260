"""What players do: the values, their wording, the candidates, and what makes one legal."""
