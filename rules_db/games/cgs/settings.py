"""The numbers that the rulebook leaves open or that an example may set otherwise, with their defaults."""

SETTINGS: dict[str, str] = {
    "factor.magic.stats": "1",
    "factor.yugioh.stats": "1/1000",
    "factor.pokemon.stats": "1/10",
    "factor.magic.mana": "1",
    "factor.pokemon.mana": "1",
}
"""Texts, as exact numbers are: the factors of 7.3.1."""
