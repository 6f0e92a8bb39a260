"""Section 9.10: keywords, evasion and trample."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card

FLYING, REACH, MENACE, TRAMPLE = "flying", "reach", "menace", "trample"


@book.rule("9.10.2", without=False)
def works_as_in_magic(keyword: str, had: Collection[str]) -> bool:
    """A keyword that no rule changes works as in Magic (9.10.2.R1): whether one that is asked for is there."""
    return keyword in had


@book.rule("9.10.5", without=False)
def may_attack_past(able: bool) -> bool:
    """An evading monster or Pokémon may attack a player directly who has no summon able to block it."""
    return not able


@book.rule("9.10.5.a", without=False)
def may_attack_planeswalker_past(able: bool) -> bool:
    """In the same case it may attack a planeswalker of that player."""
    return not able


@book.rule("9.10.5.b", without=True)
def is_able_to_block(keyword: str, qualities: Collection[Collection[str]]) -> bool:
    """Able to block are the summons that have what the keyword asks for, whatever their state."""
    if keyword == FLYING:
        return any(FLYING in each or REACH in each for each in qualities)
    return len(qualities) > 1


@book.rule("9.10.7")
def flies_over(card: Card, attacker: Collection[str], blocker: Collection[str]) -> Refusal | None:
    """A creature with flying is blocked by summons with flying or reach only."""
    if FLYING not in attacker or FLYING in blocker or REACH in blocker:
        return None
    return book.refuse("9.10.7", card=card.id)


@book.rule("9.10.8")
def needs_two(attacker: Collection[str], blockers: Collection[str]) -> Refusal | None:
    """A creature with menace is blocked by two summons or more."""
    if MENACE not in attacker or len(blockers) != 1:
        return None
    return book.refuse("9.10.8", blockers=list(blockers))


@book.rule("9.10.9", without=False)
def may_trample(abilities: Collection[str]) -> bool:
    """A creature with trample may deal excess damage to what it attacks."""
    return TRAMPLE in abilities


@book.rule("9.10.9.a", without=Fraction(0))
def excess_of_creature(power: Fraction, assigned: Fraction) -> Fraction:
    """What is left of the power once every blocker has been assigned lethal damage."""
    return max(power - assigned, Fraction(0))


@book.rule("9.10.10", without=False)
def may_direct_excess(abilities: Collection[str]) -> bool:
    """The excess of a monster or Pokémon with trample may be directed at the opponent or a planeswalker."""
    return TRAMPLE in abilities


@book.rule("9.10.10.a", without=Fraction(0))
def excess_of_guest(difference: Fraction) -> Fraction:
    """The stat that it attacked with less the stat with which the other summon met it."""
    return max(difference, Fraction(0))


@book.rule("9.10.10.b", without=False)
def tramples_defense() -> bool:
    """Trample works against a summon in Defense Position as well."""
    return True


@book.rule("9.10.10.c", without=False)
def is_dealt_once(is_granted_already: bool) -> bool:
    """A monster with trample deals the difference only once, even if 10.6.6 grants it too."""
    return is_granted_already
