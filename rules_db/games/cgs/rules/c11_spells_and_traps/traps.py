"""Section 11.4: Setting Traps, and flipping them face-up."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table


@book.rule("11.4.1", without=False)
def is_long_term() -> bool:
    """A Trap is a long-term card: it stays where it has been Set."""
    return True


@book.rule("11.4.2", without=True)
def is_set_fast() -> bool:
    """A Trap is a slow card as long as it is a matter of playing it from the hand."""
    return False


@book.rule("11.4.3")
def must_be_set(card: Card, is_face_down: bool) -> Refusal | None:
    """A Trap must be Set when it is played."""
    return None if is_face_down else book.refuse("11.4.3", card=card.id)


@book.rule("11.4.4", without=True)
def activates_by_itself() -> bool:
    """A Trap cannot activate except by being flipped face-up."""
    return False


@book.rule("11.4.5")
def waits_for_the_next_turn(table: Table, card: Card) -> Refusal | None:
    """A Trap may be flipped face-up from the start of the turn that follows the one in which it was Set."""
    return book.refuse("11.4.5", card=card.id, set_in=card.set_in) if card.set_in == table.turn else None


@book.rule("11.4.7")
def conditions_are_met(card: Card, are_met: bool) -> Refusal | None:
    """A Trap that sets conditions is flipped face-up only when they are satisfied."""
    return None if are_met else book.refuse("11.4.7", card=card.id)
