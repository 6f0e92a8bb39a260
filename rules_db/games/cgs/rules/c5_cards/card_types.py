"""Section 5.7: cards of several categories, and cards whose card types change."""

from __future__ import annotations

from rules_db.games.cgs.book import book


@book.rule("5.7.9", without=True)
def has_position_in_area() -> bool:
    """Cards in a resource area have no exact position there."""
    return False
