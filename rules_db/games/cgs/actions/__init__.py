"""What players do: the values with their wording, the candidates, and what makes them legal."""
