"""Section 12.1: Pokémon as summon cards, and what pays their costs."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card, Mana
from rules_db.games.cgs.words import SUMMON_ZONES, Zone

POKEMON = "Pokémon"


@book.rule("12.1.1", without=())
def where_pokemon_go() -> tuple[Zone, ...]:
    """The Pokémon is a summon card, and goes to a Summon Zone."""
    return SUMMON_ZONES


@book.rule("12.1.1.b", without=False)
def is_slow() -> bool:
    """Pokémon are slow cards."""
    return True


@book.rule("12.1.2", without=False)
def is_paid_by_attached(mana: Mana) -> bool:
    """The resources attached to a Pokémon can pay its costs."""
    return bool(mana.amount)


@book.rule("12.1.3", without=False)
def is_paid_from_pool() -> bool:
    """The mana pool of its controller can pay them."""
    return True


def is_pokemon(card: Card) -> bool:
    return is_of(card, POKEMON)
