"""Section 5.7: to how many categories a card belongs. What kinds.py asks stands here, apart from what asks kinds.py."""

from __future__ import annotations

from rules_db.games.cgs.book import book


@book.rule("5.7.1", without=False)
def can_be_several() -> bool:
    """A card can belong to several categories by nature."""
    return True
