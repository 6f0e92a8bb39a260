"""What the verbs of one kind of card do: poison, rule boxes, Trap Monsters, the shields of regeneration."""
