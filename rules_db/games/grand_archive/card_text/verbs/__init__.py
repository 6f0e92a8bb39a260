"""What cards can have done, a module a family of verbs, and each verb entered in the registry."""

from rules_db.games.grand_archive.card_text.entries import VERBS
from rules_db.games.grand_archive.card_text.verbs import changing, decks, moving_cards

for family in (moving_cards, changing, decks):
    for entry in family.ENTRIES:
        VERBS.add(entry)

__all__ = ["VERBS"]
