"""The supertypes of Grand Archive: chapter S as an engine, with as much of the game around it as it needs."""
