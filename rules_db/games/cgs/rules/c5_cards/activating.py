"""Sections 5.2 and 5.3: what becomes of effects that are activated, and of cards whose stay has ended."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.words import Zone


@book.rule("5.2.7", without=False)
def occurs() -> bool:
    """An effect that has been activated occurs."""
    return True


@book.rule("5.2.9", without=False)
def is_stopped(is_negated: bool) -> bool:
    """An effect that is negated does not happen."""
    return is_negated


@book.rule("5.3.4", without=Zone.NOWHERE)
def where_ended_cards_go() -> Zone:
    """A long-term card whose stay has ended is discarded."""
    return Zone.DISCARD
