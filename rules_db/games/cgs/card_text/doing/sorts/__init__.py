"""What sorts of cards there are to a text: card types, what becomes of them, and adjectives."""
