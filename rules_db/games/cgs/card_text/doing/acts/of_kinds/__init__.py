"""What verbs of one kind of card do: poison, energy, Armies, rule boxes, Trap Monsters, regeneration."""
