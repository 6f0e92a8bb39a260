"""The numbers that the rulebook leaves open, with their defaults: the tables of its rulings (7.3.1.R1)."""

SETTINGS: dict[str, str] = {
    "stats.magic_divisor": "1",
    "stats.yugioh_divisor": "1000",
    "stats.pokemon_divisor": "10",
    "mana.magic_factor": "1",
    "mana.pokemon_factor": "1",
}
"""Texts, as exact numbers are."""
