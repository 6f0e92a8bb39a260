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
def holds_two_copies(player: str, name: str, copies: int) -> Refusal | None:
    """A deck does not hold more than two copies of one card; the name makes the card (2.2.1.3.R1)."""
    return book.refuse("2.2.1.3", player=player, card=name, copies=copies) if copies > 2 else None


def problems(player: str, deck: Sequence[Print]) -> list[Refusal]:
    """All that keeps a player from bringing a deck."""
    copies = Counter(each.name for each in deck)
    of_copies = (holds_two_copies(player, name, count) for name, count in copies.items())
    return [each for each in (holds_enough(player, deck), holds_few_enough(player, deck), *of_copies) if each]
