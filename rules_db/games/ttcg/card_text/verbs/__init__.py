"""The verbs of cards, a module for each family; importing this enters them all."""

from rules_db.games.ttcg.card_text.entries import VERBS
from rules_db.games.ttcg.card_text.verbs import chains, moving_cards, numbers, piles, ruling, turning

for module in (piles, moving_cards, turning, numbers, chains, ruling):
    for entry in module.ENTRIES:
        VERBS.add(entry)

PARTS = (*piles.PARTS, *ruling.PARTS, *moving_cards.PARTS)
"""The parts of sentences that only one family has."""
