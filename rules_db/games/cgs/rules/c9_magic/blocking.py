"""Section 9.5: creatures that block."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card


@book.rule("9.5.1")
def blocks_untapped(card: Card) -> Refusal | None:
    """A tapped creature cannot block."""
    return book.refuse("9.5.1", card=card.id) if card.is_tapped else None


@book.rule("9.5.2", without=True)
def is_tapped_by_blocking() -> bool:
    """Blocking does not tap the creature that blocks."""
    return False


@book.rule("9.5.3")
def blocks_one(card: Card, blocked: Sequence[str]) -> Refusal | None:
    """The same creature cannot block several attackers; `blocked` are those that it blocks already."""
    return book.refuse("9.5.3", card=card.id, blocks=list(blocked)) if blocked else None


@book.rule("9.5.4", without=False)
def may_block_together() -> bool:
    """Several creatures may block the same attacker."""
    return True


@book.rule("9.5.5", without=Fraction(0))
def deals_when_blocking(power: Fraction) -> Fraction:
    """A creature that blocks damages its attacker with its offensive stat."""
    return power
