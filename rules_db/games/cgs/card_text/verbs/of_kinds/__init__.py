"""What the cards of one kind alone do: poison, Vehicles, Trap Monsters."""
