"""Section 705: continuous effects."""

from __future__ import annotations

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.state import Card


@book.rule("705.1", without=False)
def continuous_applies(card: Card) -> bool:
    """A continuous effect applies as long as its card lies face-up on the field."""
    return cards.is_face_up_in_play(card)
