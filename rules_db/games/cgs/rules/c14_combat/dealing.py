"""Section 14.2: which damage is dealt in combat, when, and how it is rounded."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules_db.games.cgs.book import book

NONE = Fraction(0)


@book.rule("14.2.1", without=False)
def is_dealt_together() -> bool:
    """Attackers and blockers deal all their combat damage at the same time."""
    return True


@book.rule("14.2.3", without=())
def destroyed_together(lethal: Sequence[str]) -> list[str]:
    """The summons that have received lethal damage are destroyed together, attackers as well as blockers."""
    return list(lethal)


@book.rule("14.2.4", without=NONE)
def meets_monster_with(left: Fraction) -> Fraction:
    """A creature or Pokémon meets a monster with what is left of its defensive stat."""
    return left


@book.rule("14.2.4.a", without=NONE)
def left_of(stat: Fraction, damage: int) -> Fraction:
    """What is left of a defensive stat: the stat less the damage from before the battle."""
    return stat - damage


@book.rule("14.2.5", without=False)
def is_rounded_for_players() -> bool:
    """Damage to a player is rounded as well."""
    return True


@book.rule("14.2.5.a", without=False)
def half_goes_up() -> bool:
    """Exactly one half is rounded up."""
    return True


@book.rule("14.2.5.b", without=False)
def is_rounded_last() -> bool:
    """Damage is rounded once, after a difference has been formed, doubled or reduced."""
    return True


@book.rule("14.2.5.c", without=False)
def is_exact_for_monsters() -> bool:
    """Damage to a monster is not rounded."""
    return True


@book.rule("14.2.6", without=NONE)
def used_by_monster_or_creature(stat: Fraction) -> Fraction:
    """The stat that an attacker used: the ATK of a monster or the power of a creature, with all changes in force."""
    return stat


@book.rule("14.2.6.a", without=NONE)
def used_by_pokemon(damage: Fraction) -> Fraction:
    """The stat that a Pokémon used: the damage of its move, before Weakness and Resistance."""
    return damage


@book.rule("14.2.6.b", without=False)
def is_whole_against_each() -> bool:
    """A creature with several blockers used its whole power against each of them."""
    return True
