"""Card-game rulebooks: parsed, linked, checked, stored, shown."""
