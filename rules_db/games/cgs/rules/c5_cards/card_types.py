"""Section 5.7: cards of several categories, and cards whose card types change."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import Role


@book.rule("5.7.7", without=(Role.BACKROW, Role.RESOURCE, Role.SUMMON, Role.OTHER))
def precedence() -> tuple[Role, ...]:
    """Summon takes precedence over resource, and resource over backrow."""
    return Role.SUMMON, Role.RESOURCE, Role.BACKROW, Role.OTHER


@book.rule("5.7.9", without=True)
def has_position_in_area() -> bool:
    """Cards in a resource area have no exact position there."""
    return False
