"""What cards of one kind say of themselves: rule boxes and Sagas, materials, spells that wait, cards that enter."""
