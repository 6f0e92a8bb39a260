"""Section 15.5: what becomes of a card on the Uno pile that is covered, and of one that is uncovered."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card


@book.rule("15.5.2", without=False)
def counts_as_gone() -> bool:
    """A covered card counts as though it did not exist."""
    return True


@book.rule("15.5.2.a", without=True)
def is_destroyed_by_it() -> bool:
    """A card is not destroyed by being covered."""
    return False


@book.rule("15.5.2.b", without=True)
def is_removed_by_it() -> bool:
    """A card is not removed from play by being covered."""
    return False


@book.rule("15.5.3", without=False)
def loses_target(lies_beneath: bool) -> bool:
    """What is attached to a card that is covered loses it as its target, unless it lies beneath it."""
    return not lies_beneath


@book.rule("15.5.3.a", without=False)
def is_discarded_without_target(stays_unattached: bool) -> bool:
    """A card that has lost its target so is discarded, except an Equipment (9.8.3.b)."""
    return not stays_unattached


@book.rule("15.5.4", without=False)
def is_uncovered() -> bool:
    """When the top card leaves the pile, the card directly below it is uncovered."""
    return True


@book.rule("15.5.5", without=False)
def can_be_used_again() -> bool:
    """An uncovered card can be used again."""
    return True


@book.rule("15.5.5.a", without="")
def original_owner(card: Card) -> str:
    """The player who owned the card when it was played onto the pile; '' for the bottom card."""
    return card.owner


@book.rule("15.5.5.b", without="")
def controller_of_uncovered(original: str) -> str:
    """Its original owner controls an uncovered card, whoever did before."""
    return original


@book.rule("15.5.6", without=False)
def resets_stats() -> bool:
    """The stats of an uncovered card are reset: whatever had a hold on it has lost it."""
    return True


@book.rule("15.5.7", without=False)
def resets_state() -> bool:
    """The state of an uncovered card is reset."""
    return True


@book.rule("15.5.7.a", without=False)
def has_default_state() -> bool:
    """It is untapped, in Attack Position, attached to nothing, well, and without damage and counters."""
    return True


@book.rule("15.5.7.b", without=False)
def limits_stay_used_up() -> bool:
    """Limits that the turn has used up stay used up for an uncovered card."""
    return True


@book.rule("15.5.7.c", without=False)
def keeps_declared_color() -> bool:
    """An uncovered Wild keeps the color that was declared for it."""
    return True


@book.rule("15.5.8", without=True)
def enters_by_it() -> bool:
    """A card has not entered play by being uncovered."""
    return False


@book.rule("15.5.8.a", without=True)
def is_flipped_by_it() -> bool:
    """A card has not been flipped face-up by being uncovered."""
    return False


@book.rule("15.5.8.b", without=True)
def returns_by_it() -> bool:
    """A card has not returned to the field by being uncovered."""
    return False


@book.rule("15.5.9", without=False)
def stays_covered_beneath() -> bool:
    """Cards that had been put beneath the covered card stay covered."""
    return True


@book.rule("15.5.10", without=True)
def gets_attached_back() -> bool:
    """The cards that were attached to the card do not get it back as their target."""
    return False
