"""Section 9.2: creatures, and what destroys them."""

from __future__ import annotations

from fractions import Fraction

from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card


@book.rule("9.2.1", without=False)
def is_summon_card(card: Card) -> bool:
    """The creature is the summon card of Magic."""
    return is_of(card, "creature")


@book.rule("9.2.1.b", without=False)
def is_slow() -> bool:
    """Creatures are slow cards."""
    return True


@book.rule("9.2.4", without=False)
def is_destroyed(damage: int, toughness: Fraction) -> bool:
    """A creature is destroyed as soon as its damage amounts to its current toughness."""
    return damage > 0 and damage >= toughness


@book.rule("9.2.4.a", without=False)
def counts_outside_battle() -> bool:
    """Damage from outside a battle is added to the rest, and destroys as well."""
    return True


@book.rule("9.2.6", without=False)
def recovers(card: Card) -> bool:
    """In the Ending Phase of every turn all creatures recover from all damage, whoever controls them."""
    return is_of(card, "creature") and card.damage > 0


@book.rule("9.2.7", without=False)
def has_no_toughness(toughness: Fraction) -> bool:
    """A creature whose toughness is 0 or less is put into the discard pile."""
    return toughness <= 0
