"""What the verbs do, a module for each family; importing this enters them all."""

from rules_db.games.cgs.card_text.doing.acts import (
    attacks,
    changing,
    choosing,
    copying,
    counters,
    declaring,
    digging,
    entering,
    later,
    letting_play,
    moving_cards,
    negating,
    piles,
    returning,
    turning,
)
from rules_db.games.cgs.card_text.doing.acts.dealing import damage, dividing
from rules_db.games.cgs.card_text.doing.acts.of_kinds import (
    armies,
    casting_free,
    energy,
    equipping,
    poison,
    regenerating,
    rule_boxes,
    trap_monsters,
)
from rules_db.games.cgs.card_text.doing.changes import becoming
from rules_db.games.cgs.card_text.doing.instead import gaining

FAMILIES = (
    piles, digging, entering, moving_cards, turning, damage, attacks, changing, negating, choosing, returning, later,
    counters, copying, letting_play, regenerating, dividing, becoming, declaring, rule_boxes, poison, equipping,
    trap_monsters, gaining, energy, armies, casting_free,
)  # fmt: skip
"""All of them."""
