"""What a summon is under: Special Conditions, what they let it try, and its keywords."""
