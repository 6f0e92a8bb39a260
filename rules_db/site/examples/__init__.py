"""Worked examples and playthroughs as readers see them: steps, the table, what happened."""
