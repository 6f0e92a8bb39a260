"""What effects do with the attack under way."""
