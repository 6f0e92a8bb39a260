"""What a word of one game means to the others: places, phases (6.1), colors (6.2.2), card types (6.4.2).

Plain tables and functions over them; chapters 5 to 7 have the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules_db.games.cgs.kinds import MONSTERS
from rules_db.games.cgs.rules.c2_zones import own_zones
from rules_db.games.cgs.rules.c6_common_properties import card_types, colors, places_and_words
from rules_db.games.cgs.rules.c6_common_properties.card_types import Row
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import GRAVEYARD, Zone

SYMBOLS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}

ACTION_CARDS = frozenset({"Double the Rent", "Just Say No", "House", "Hotel"})
"""The Action Cards that stand in rows of their own (6.4.2.b)."""

NARROWER = {
    "monster": MONSTERS,
    "Spell": ("Normal Spell", "Quick-Play Spell", "Continuous Spell", "Equip Spell", "Field Spell", "Ritual Spell"),
    "Trap": ("Normal Trap", "Counter Trap", "Continuous Trap"),
    "artifact": ("artifact", "Equipment"),
    "enchantment": ("enchantment", "Aura"),
    "Property card": ("Property card", "Property Wildcard"),
    "Action Card": ("Action Card", *ACTION_CARDS),
}
"""Words that mean several card types of their own game."""


def color_of(word: str) -> str:
    """The class of 6.2.2 to which a color of any game belongs; '' for a word that is none."""
    return colors.class_of(word)


def place_of(word: str) -> Zone:
    """The place that a card means, in the words of its own game or of the Singularity (2.2.2.b and 6.1.2)."""
    if word in (GRAVEYARD, "GY"):
        return own_zones.graveyard()
    if word == "bank":
        return Zone.BANK
    row = places_and_words.place_in_row(word)
    if row:
        return Zone(row)
    return Zone(word) if word in {*Zone} else Zone.NOWHERE


def in_plain_words(said: str) -> str:
    """What a text waits or asks for, in the words of the Singularity (6.1.3)."""
    before, start, word = said.rpartition("start of ")
    return before + start + (places_and_words.word_in_row(word) or word)


def words_of(card: Card, types: Sequence[str]) -> frozenset[str]:
    """The card types of a card as the table of 6.4.2 has them: Action Cards that stand in a row are called by name.

    `types` are those by which it can be found now (5.7).
    """
    groups = card.printed.groups
    if "Action Card" not in types:
        return frozenset((*types, *groups))
    name = card.printed.name.rstrip("!")
    own = {*groups, name} & ACTION_CARDS
    return frozenset(own.union({*types} - {"Action Card"}) if own else types)


def types_meant(word: str) -> frozenset[str]:
    """The card types that a card type in a text can refer to (6.4.3, 5.9.8.R1)."""
    return _types_meant(word, card_types.rows(), card_types.reaches_its_row(), card_types.reaches_its_cell())


@cache
def _types_meant(word: str, rows: tuple[Row, ...], reaches_row: bool, reaches_cell: bool) -> frozenset[str]:
    """Types that share a cell with it are none of them, and a kind of artifact brings in no row of its own."""
    own = frozenset(NARROWER.get(word, (word,)))
    joining = own if word in ("Spell", "Trap", "monster") else frozenset({word})
    found = set(own)
    for row in rows:
        for cell in row:
            if joining & cell:
                if reaches_row:
                    found |= {each for other in row if other is not cell for each in other}
                if reaches_cell:
                    found |= cell
    return frozenset(found)
