"""Section 10.2: what monsters are, their stats, and the damage that they take."""

from __future__ import annotations

from fractions import Fraction

from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import MONSTERS, is_of
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE
from rules_db.games.cgs.state import Card


@book.rule("10.2.1", without=False)
def is_monster(card: Card) -> bool:
    """The monster is the summon card of Yu-Gi-Oh!."""
    return is_of(card, *MONSTERS)


@book.rule("10.2.1.b", without=True)
def is_fast(card: Card) -> bool:
    """Monsters are slow cards."""
    return False


@book.rule("10.2.2.a", without=Fraction(1))
def factor_of_text(factor: Fraction) -> Fraction:
    """The stats, damage and life that the text of a Yu-Gi-Oh! card names are divided as printed stats are."""
    return factor


@book.rule("10.2.2.b", without=None)
def rounded_life(amount: Fraction) -> int | None:
    """Life that a player pays, gains or loses by such a text is rounded to the nearest whole number, one half up."""
    return (2 * amount.numerator + amount.denominator) // (2 * amount.denominator)


@book.rule("10.2.3", without=False)
def dies_of_more(damage: Fraction, stat: Fraction) -> bool:
    """A monster that receives more damage than its current stat is destroyed."""
    return damage > stat


@book.rule("10.2.4", without=False)
def dies_of_as_much(damage: Fraction, stat: Fraction) -> bool:
    """A monster that receives exactly as much damage as its current stat is destroyed."""
    return damage == stat


@book.rule("10.2.5", without=False)
def survives_as_much(card: Card, damage: Fraction, stat: Fraction) -> bool:
    """A monster in Defense Position survives damage that equals its DEF exactly."""
    return card.is_defending and damage == stat


@book.rule("10.2.6", without=None)
def damage_left() -> int | None:
    """Damage that does not destroy a monster is cleared from it at once."""
    return 0


@book.rule("10.2.7", without=OFFENSIVE)
def current_stat(card: Card) -> str:
    """The current stat of a monster is its ATK in Attack Position, its DEF in Defense Position."""
    return DEFENSIVE if card.is_defending else OFFENSIVE


@book.rule("10.2.8", without=True)
def is_damage(amount: Fraction) -> bool:
    """Damage of 0 or less destroys no monster."""
    return amount > 0
