"""The verbs of cards, a module for each family; importing this enters them all."""

from rules_db.games.cgs.card_text.entries import VERBS
from rules_db.games.cgs.card_text.verbs import (
    altering,
    attacks,
    changing,
    choosing,
    conditions,
    copying,
    counters,
    damage,
    digging,
    instead,
    lands,
    mana,
    moving_cards,
    piles,
    queue,
    tokens,
    turning,
)
from rules_db.games.cgs.card_text.verbs.of_kinds import (
    armies,
    casting_free,
    crewing,
    energy,
    equipping,
    poison,
    trap_monsters,
)
from rules_db.games.cgs.card_text.verbs.rulings import (
    blocking,
    costing,
    from_elsewhere,
    of_abilities,
    requiring,
    restricting,
    ruling,
    taxing,
)

_FAMILIES = (
    piles, digging, moving_cards, tokens, turning, damage, attacks, changing, conditions, counters, copying,
    ruling, restricting, costing, instead, altering, queue, choosing, mana, taxing, lands, blocking,
    poison, energy, armies, crewing, equipping, trap_monsters,
    from_elsewhere, of_abilities, casting_free,
)  # fmt: skip

for family in _FAMILIES:
    for entry in family.ENTRIES:
        VERBS.add(entry)

PARTS = (*requiring.PARTS, *(part for family in _FAMILIES for part in family.PARTS))
"""The parts of sentences that only one family has."""
