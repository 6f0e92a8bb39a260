"""Section 2.2.1: what a deck is built of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Print


@book.rule("2.2.1.1")
def holds_enough(player: str, deck: Sequence[Print]) -> Refusal | None:
    """A deck holds fifty cards or more."""
    return book.refuse("2.2.1.1", player=player, cards=len(deck)) if len(deck) < 50 else None


@book.rule("2.2.1.2")
def holds_few_enough(player: str, deck: Sequence[Print]) -> Refusal | None:
    """A deck does not hold more than seventy cards."""
    return book.refuse("2.2.1.2", player=player, cards=len(deck)) if len(deck) > 70 else None


@book.rule("2.2.1.3")
def holds_two_copies(player: str, deck: Sequence[Print]) -> Refusal | None:
    """A deck does not hold more than two copies of one card; the name makes the card (2.2.1.3.R1)."""
    copies = Counter(each.name for each in deck)
    name, count = max(copies.items(), key=lambda each: each[1], default=("", 0))
    return book.refuse("2.2.1.3", player=player, card=name, copies=count) if count > 2 else None


def why_not_built(player: str, deck: Sequence[Print]) -> Refusal | None:
    """Why a deck is not one that a player may bring."""
    return holds_enough(player, deck) or holds_few_enough(player, deck) or holds_two_copies(player, deck)
