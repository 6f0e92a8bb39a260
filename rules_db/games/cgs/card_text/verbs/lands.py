"""What makes lands of other basic land types of cards, in place of what they are or besides."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.contents import ALL_OF_LAND, LAND_TYPE, ONLY_LAND_TYPE
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways
from rules_db.games.cgs.card_text.model import Given, Step

PARTS = (
    words("other_land_types", {" in addition to (its|their) other [land ]types": True}),
    words("new_land", {
        **{f"({each}|{each}s)": each for each in ("Island", "Swamp", "Mountain", "Forest")}, "Plains": "Plains",
    }),
)  # fmt: skip


def _becomes(filled: Filled) -> Step:
    """Lands make the mana of their types; one that is of no other type has no other ability (9.6.4.a)."""
    kind = LAND_TYPE if "other_land_types" in filled else ONLY_LAND_TYPE
    return Given("become land", filled["cards"], what_kind=kind, words=(filled["new_land"],))


def _is_made_land(filled: Filled) -> Step:
    """A card of any type is nothing but a land, without color (5.7.10)."""
    return Given("become land", filled["cards"], what_kind=ALL_OF_LAND, words=(filled["new_land"],))


ENTRIES: tuple[Entry, ...] = both_ways(
    "become land",
    (f"{{cards}} (is|are|become[s]) [a |an ]{{new_land}}[{{other_land_types}}]{LASTS}", _becomes),
    (f"{{cards}} (is|are|become[s]) [a ]colorless {{new_land}} land[s]{LASTS}", _is_made_land),
    traits=(Trait.CHANGES,),
)
