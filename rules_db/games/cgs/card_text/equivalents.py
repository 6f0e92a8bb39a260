"""What a word of one game means for the cards of the others: colors (6.2.2), card types (6.4.2), long-term cards.

Plain tables and functions over them; chapters 5 to 7 have the rules.
"""

from __future__ import annotations

from functools import cache

from rules_db.games.cgs.card_text.vocabulary import COLOR_WORDS

OTHER_COLORS = {
    "TRAP": "red", "Hearts": "red", "Diamonds": "red", "Orange": "red", "Red": "red",
    "SPELL": "blue", "Spades (four-color)": "blue", "Dark Blue": "blue", "Light Blue": "blue", "Blue": "blue",
    "White": "white", "Yellow": "white", "Diamonds (four-color)": "white",
    "Green": "green", "Clubs (four-color)": "green",
    "Black": "black", "Wild": "black", "Clubs": "black", "Spades": "black", "Railroad": "black", "Brown": "black",
    "Pink": "pink", "Dragon": "divine", "Utility": "divine",
    "Trainer": "colorless", "Joker": "colorless", "Action Card": "colorless", "Money Card": "colorless",
}  # fmt: skip
"""Words for colors that stand on cards and in no text."""

SYMBOLS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}

ROWS: tuple[tuple[frozenset[str], ...], ...] = (
    (frozenset({"creature"}), frozenset({"monster"}), frozenset({"Pokémon"})),
    (frozenset({"sorcery"}), frozenset({"Normal Spell", "Ritual Spell"}), frozenset({"Item", "Supporter"}),
     frozenset({"Action Card"})),
    (frozenset({"instant"}), frozenset({"Quick-Play Spell"}), frozenset({"Double the Rent!"})),
    (frozenset({"instant"}), frozenset({"Normal Trap", "Counter Trap"}), frozenset({"Just Say No!"})),
    (frozenset({"artifact", "enchantment"}), frozenset({"Continuous Trap"})),
    (frozenset({"artifact", "enchantment"}), frozenset({"Continuous Spell"})),
    (frozenset({"Equipment", "Aura"}), frozenset({"Equip Spell"}), frozenset({"Tool"}), frozenset({"House", "Hotel"})),
    (frozenset({"Field Spell"}), frozenset({"Stadium"})),
    (frozenset({"land"}), frozenset({"Energy"}), frozenset({"Property card", "Property Wildcard"})),
)  # fmt: skip
"""The table of 6.4.2: a row for each class, a cell for each game."""

NARROWER = {
    "Spell": ("Normal Spell", "Quick-Play Spell", "Continuous Spell", "Equip Spell", "Field Spell", "Ritual Spell"),
    "Trap": ("Normal Trap", "Counter Trap", "Continuous Trap"),
    "artifact": ("artifact", "Equipment"),
    "enchantment": ("enchantment", "Aura"),
}
"""Words that mean several card types of their own game."""


def color_of(word: str) -> str:
    """The class of 6.2.2 to which a color of any game belongs; '' for a word that is none."""
    return COLOR_WORDS.get(word) or OTHER_COLORS.get(word, "")


@cache
def types_meant(word: str) -> frozenset[str]:
    """The card types that a card type in a text can refer to (6.4.3, 5.9.8.R1).

    Types that share a cell with it are none of them (6.4.5).
    """
    own = frozenset(NARROWER.get(word, (word,)))
    found = set(own)
    for row in ROWS:
        for cell in row:
            if own & cell:
                found |= {each for other in row if other is not cell for each in other}
    return frozenset(found)
