"""What effects do: which cards they speak of, what is in force, what is activated, and what each verb does."""
