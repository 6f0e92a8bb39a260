"""What cards can have done, a module a family of verbs; each enters its verbs in the registry."""

from rules_db.games.resummoned.card_text.verbs import (
    ending,
    equipping,
    lasting,
    life_points,
    moving_cards,
    piles,
    playing_cards,
    tributing,
    turning,
)

FAMILIES = (life_points, piles, moving_cards, tributing, turning, playing_cards, lasting, equipping, ending)
"""In the order in which the table of sentences is printed."""
