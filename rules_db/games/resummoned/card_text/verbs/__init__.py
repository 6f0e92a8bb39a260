"""What cards can have done, a module a family of verbs, and each verb entered in the registry."""

from rules_db.games.resummoned.card_text.entries import VERBS
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

for family in (life_points, piles, moving_cards, tributing, turning, playing_cards, lasting, equipping, ending):
    for entry in family.ENTRIES:
        VERBS.add(entry)
