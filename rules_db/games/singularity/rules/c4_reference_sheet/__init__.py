"""Chapter 4: what each card does, a module a card."""
