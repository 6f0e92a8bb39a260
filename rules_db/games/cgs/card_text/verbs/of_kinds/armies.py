"""amass: counters for an Army of one's own, which is created where there is none."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Token
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Given

AMASS, ARMY = "amass", "Army"
"""The verb, and what the creatures are that it is about."""

PARTS = (
    Token("army_of", r"[A-Z][a-z]+s(?= \d)", ("Orcs", "Zombies"), "of what an Army is",
          lambda said: said.removesuffix("s")),
)  # fmt: skip


def _amass(filled: Filled) -> Given:
    """Its counters, and what the Army is besides from then on."""
    return Given(AMASS, what_kind="grouping", words=(filled.get("army_of", "Zombie"),), counters=filled["whole"])


ENTRIES: tuple[Entry, ...] = (verb(AMASS, ("amass [{army_of} ]{whole}", _amass), traits=(Trait.MAKES,)),)
