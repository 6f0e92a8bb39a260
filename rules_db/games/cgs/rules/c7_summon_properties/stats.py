"""Sections 7.1 to 7.3: the traits of summons that are equivalent, their stats, and the factors."""

from __future__ import annotations

from fractions import Fraction

from rules_db.games.cgs.book import book
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.state import Print
from rules_db.games.cgs.words import Game


@book.rule("7.1.1", without=False)
def are_equivalent() -> bool:
    """The traits of summons in one row of the table are equivalent."""
    return True


@book.rule("7.1.2", without=False)
def reaches_its_row() -> bool:
    """A reference to a trait can also refer to every trait in its row."""
    return True


@book.rule("7.1.1.a", without="")
def offense_of(printed: Print, base_powers: list[str]) -> str:
    """The offensive stat is power, ATK, or the highest base power of a Pokémon."""
    if printed.game is not Game.POKEMON or not base_powers:
        return printed.offense
    return max(base_powers, key=exact)


@book.rule("7.1.1.b", without="")
def defense_of(printed: Print) -> str:
    """The defensive stat is toughness, DEF or HP."""
    return printed.defense


@book.rule("7.1.1.e", without=())
def groupings_of(printed: Print) -> tuple[str, ...]:
    """The grouping is the Type and Subtype of a creature, and the Type of a monster; a Pokémon has none."""
    return () if printed.game is Game.POKEMON and "Pokémon" in printed.types else printed.groups


@book.rule("7.1.1.c", without=False)
def costs_are_equivalent() -> bool:
    """A mana cost and the Energy cost of a move are equivalent: what changes one changes the other."""
    return True


@book.rule("7.1.1.f", without=False)
def effects_are_equivalent() -> bool:
    """Effects of monsters, abilities of creatures, and Abilities and attack effects of Pokémon are equivalent."""
    return True


@book.rule("7.2.1.a", without="0")
def base_power(damage: str) -> str:
    """The base power of a move is the number printed as its damage, without a sign; 0 without a number."""
    digits = damage.rstrip("+x-")
    return digits if digits.isdigit() else "0"


@book.value("7.2.1.b", without=Fraction(1))
def stat_of_sign() -> Fraction:
    """A stat that is printed as a sign is 0 as long as the text of the card says nothing."""
    return Fraction(0)


@book.rule("7.2.2", without=Fraction(0))
def attacks_with(offense: Fraction) -> Fraction:
    """A summon that attacks deals damage with its offensive stat; a Pokémon with that of its move (12.7.9)."""
    return offense


@book.rule("7.2.3", without=False)
def deals_no_damage(amount: Fraction) -> bool:
    """An attacker whose offensive stat is 0 or less deals no damage."""
    return amount <= 0


@book.rule("7.2.6", without=False)
def is_rounded_for_stats() -> bool:
    """Damage that reduces a defensive stat is rounded to the nearest whole number."""
    return True


@book.rule("7.3.1", without=Fraction(1))
def stat_factor(divisor: Fraction) -> Fraction:
    """Every stat number is multiplied by the stat factor of its game."""
    return 1 / divisor


@book.rule("7.3.5", without=1)
def mana_factor(factor: int) -> int:
    """Every cost in mana is multiplied by the mana cost factor of its game."""
    return factor


@book.rule("7.4.3", without=False)
def counts_for(grouping: str, groups: frozenset[str]) -> bool:
    """A summon takes part in what is for its grouping."""
    return grouping in groups


@book.rule("7.4.3.a", without=False)
def is_for_every_game() -> bool:
    """An effect for a grouping is for the summons of every game that have a grouping of that name."""
    return True
