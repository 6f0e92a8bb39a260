"""The True Trading Card Game: creatures that level up, magic cards, two effects on every card, twenty points."""
