"""With what things are paid: the mana that may still be made, cards that are named, and materials."""
