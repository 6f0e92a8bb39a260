"""Section 1.4: how many copies of a card a player's decks may have, taken together."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Print
from rules_db.games.cgs.words import Game

Name = tuple[Game, str]
"""By what a card is known."""

MOST = 4

_LIMBS = tuple(f"{side} {limb} of the Forbidden One" for limb in ("Arm", "Leg") for side in ("Left", "Right"))
_LIMITED: tuple[Name, ...] = tuple((Game.YUGIOH, each) for each in ("Exodia, the Forbidden One", *_LIMBS))


@book.rule("1.4.1")
def has_few_copies(card: Name, copies: int) -> Refusal | None:
    """A player's decks have no more than 4 copies of the same card."""
    return book.refuse("1.4.1", card=card[1], copies=copies, most=MOST) if copies > MOST else None


@book.rule("1.4.1.a")
def known_as(card: Print) -> Name | None:
    """Two cards are copies of the same card if they have the same game and name; None while nothing says so."""
    return card.game, card.name


@book.rule("1.4.2", without=False)
def is_free_land(is_basic_land: bool) -> bool:
    """A deck may have any number of copies of a basic land."""
    return is_basic_land


@book.rule("1.4.3", without=False)
def is_free_energy(is_basic_energy: bool) -> bool:
    """A deck may have any number of copies of a Basic Energy."""
    return is_basic_energy


@book.rule("1.4.5")
def has_one_copy(card: Name, copies: int, is_limited: bool) -> Refusal | None:
    """A player's decks have no more than 1 copy of a limited card, whatever 1.4.1 says."""
    return book.refuse("1.4.5", card=card[1], copies=copies, most=1) if is_limited and copies > 1 else None


@book.value("1.4.6", without=())
def limited_cards() -> tuple[Name, ...]:
    """The five limited cards."""
    return _LIMITED
