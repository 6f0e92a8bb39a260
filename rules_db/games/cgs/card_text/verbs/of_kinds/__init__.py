"""What the cards of one kind alone do: poison, energy, Armies, Vehicles, Trap Monsters."""
