"""Section 16.1: where playing cards may be played, and when a Set one is flipped."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone

PLAYING_CARD = "playing card"


@book.rule("16.1.4")
def is_played_nowhere_else(card: Card, zone: Zone, is_allowed: bool) -> Refusal | None:
    """A playing card may only be played as 16.1.4.a, 16.1.4.b or 16.1.4.c says."""
    return None if is_allowed else book.refuse("16.1.4", card=card.id, zone=str(zone))


@book.rule("16.1.4.a", without=False)
def goes_to_hold_em_zone() -> bool:
    """A playing card may be put from the hand into a Hold 'em zone when its player bets."""
    return True


@book.rule("16.1.4.b", without=False)
def may_be_set(card: Card, zone: Zone) -> bool:
    """A playing card may be Set face-down in a backrow zone, as a Trap is."""
    return PLAYING_CARD in card.types and zone is Zone.BACKROW


@book.rule("16.1.4.c", without=False)
def goes_onto_uno_pile(zone: Zone) -> bool:
    """A playing card may be played onto the Uno pile."""
    return zone is Zone.UNO_PILE


@book.rule("16.1.8")
def is_flipped_at_showdown_only(card: Card) -> Refusal | None:
    """A Set playing card cannot be flipped but as the poker hands are revealed in a Betting Phase."""
    return book.refuse("16.1.8", card=card.id)
