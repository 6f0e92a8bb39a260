"""Section 5.7: to how many categories a card belongs. What kinds.py asks stands here, apart from what asks kinds.py."""

from __future__ import annotations

from rules_db.games.cgs.book import book


@book.rule("5.7.1", without=1)
def most_categories() -> int:
    """A card can belong to several categories by nature."""
    return 10**9
