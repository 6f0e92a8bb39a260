"""What verbs do that deal damage, or share out what is dealt."""
