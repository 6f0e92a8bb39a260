"""Rule 2.1.16: what it means to level up."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Card, Table


@book.rule("2.1.16")
def is_one_level_higher(table: Table, card: Card, below: Card) -> Refusal | None:
    """To level up is to lay a card on top of one whose level is lower by one."""
    level, other = properties.number(table, card, "level"), properties.number(table, below, "level")
    return None if level == other + 1 else book.refuse("2.1.16", card=card.id, level=level, other_level=other)
