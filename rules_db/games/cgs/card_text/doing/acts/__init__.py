"""What the verbs do, a module for each family; importing this enters them all."""

from rules_db.games.cgs.card_text.doing import becoming
from rules_db.games.cgs.card_text.doing.acts import (
    attacks,
    changing,
    choosing,
    copying,
    counters,
    damage,
    declaring,
    digging,
    dividing,
    entering,
    later,
    letting_play,
    moving_cards,
    negating,
    piles,
    regenerating,
    returning,
    turning,
)

FAMILIES = (
    piles, digging, entering, moving_cards, turning, damage, attacks, changing, negating, choosing, returning, later,
    counters, copying, letting_play, regenerating, dividing, becoming, declaring,
)  # fmt: skip
"""All of them."""
