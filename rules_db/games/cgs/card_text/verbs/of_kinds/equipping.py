"""equip this to it, equip that to this: summons that become Equip Spells, attached to another one (11.3.6.R3)."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Part, Unsaid, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.likeness import Equips
from rules_db.games.cgs.card_text.said.vocabulary import EQUIP_AS_SPELL, ITSELF
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.words import Until

PARTS: tuple[Part, ...] = (
    words("from_its_place", {" from your hand": "hand", " from your GY": "GY", " from your field": "field"}),
)


def _equips_it(filled: Filled) -> Equips:
    """What is equipped to the card itself."""
    return Equips(EQUIP_AS_SPELL, filled["cards"], other=Selector("this"), lasts=Until.EVER)


def _equips_to_it(filled: Filled) -> Equips:
    """The card itself, equipped to what has been spoken of, or is chosen."""
    host: Selector = filled["one_card"]
    if host.pick == "this":
        raise Unsaid("a card is equipped to another one (write 'equip that target to this card')")
    zone = filled.get("from_its_place", "")
    return Equips(EQUIP_AS_SPELL, Selector("this"), other=host, lasts=Until.EVER, zone=zone)


ENTRIES: tuple[Entry, ...] = (
    verb(
        EQUIP_AS_SPELL,
        (f"equip {{cards}} to this[ ({ITSELF})]", _equips_it),
        (f"equip this[ ({ITSELF})][{{from_its_place}}] to {{one_card}}", _equips_to_it),
        traits=(Trait.MOVES,),
    ),
)
