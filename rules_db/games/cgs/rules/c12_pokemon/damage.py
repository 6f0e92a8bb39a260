"""Section 12.2: the scale of a Pokémon's numbers, the damage on it, Weakness and Resistance."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules_db.engine.kernel import Plain
from rules_db.games.cgs.book import book

Facts = tuple[tuple[str, Plain], ...]
WEAKNESS, RESISTANCE = "weakness", "resistance"


@book.rule("12.2.1", without=Fraction(1))
def factor(of_game: Fraction) -> Fraction:
    """By the factor of its game each stat of a Pokémon counts a tenth."""
    return of_game


@book.rule("12.2.2", without=False)
def is_destroyed_by_battle(damage: int, hp: Fraction) -> bool:
    """Battle destroys a Pokémon when the damage on it is at least its HP."""
    return damage >= hp


@book.rule("12.2.2.a", without=False)
def is_destroyed_outside_battle(damage: int, hp: Fraction) -> bool:
    """Other damage destroys it in the same way."""
    return damage >= hp


@book.rule("12.2.2.b", without=())
def destroyed_by(causes: Sequence[Facts]) -> Facts:
    """It is destroyed by whatever caused the last of the damage on it."""
    return causes[-1] if causes else ()


@book.value("12.2.3.c", without=0)
def worth_of_counter() -> int:
    """How much damage a damage counter stands for."""
    return 1


@book.rule("12.2.4", without=False)
def stays() -> bool:
    """The damage on a Pokémon stays from turn to turn."""
    return True


@book.rule("12.2.5", without=False)
def has_weakness_to(color: str, colors: Sequence[str]) -> bool:
    """Damage of a color of the Weakness is increased by what the Weakness lists."""
    return color in colors


@book.rule("12.2.5.a", without=Fraction(1))
def times_without_amount() -> Fraction:
    """A Weakness that lists no amount doubles the damage."""
    return Fraction(2)


@book.rule("12.2.5.b", without=Fraction(1))
def times_listed(multiplier: Fraction) -> Fraction:
    """A Weakness that lists a multiplier multiplies it."""
    return multiplier


@book.rule("12.2.6", without=False)
def has_resistance_to(color: str, colors: Sequence[str]) -> bool:
    """Damage of a color of the Resistance is reduced by what the Resistance lists."""
    return color in colors


@book.rule("12.2.7", without=True)
def changes_on_bench() -> bool:
    """Neither changes what a Benched Pokémon receives."""
    return False


@book.rule("12.2.8", without=(RESISTANCE, WEAKNESS))
def order() -> tuple[str, ...]:
    """The Weakness comes first, the Resistance afterwards."""
    return WEAKNESS, RESISTANCE


@book.rule("12.2.9", without=())
def colors_of_card(colors: tuple[str, ...]) -> tuple[str, ...]:
    """Damage has the colors of the card whose attack or effect deals it, and none where no card does."""
    return colors


@book.rule("12.2.10", without=0)
def times_applied() -> int:
    """A Weakness or Resistance changes an amount no more than once, however many colors fit."""
    return 1
