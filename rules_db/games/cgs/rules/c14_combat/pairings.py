"""Sections 14.3 and 14.4: whom an attacker battles, what ends an attack, and when a card has an ability."""

from __future__ import annotations

from collections.abc import Collection

from rules_db.games.cgs.book import book
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card


@book.rule("14.3.2", without=())
def attacked_is_blocker(target: Target) -> list[Target]:
    """A summon that is attacked itself is the blocker."""
    return [target]


@book.rule("14.3.3.a", without=False)
def ends_in_defense(attacker: Card) -> bool:
    """The attack of a summon that is put into Defense Position before damage is dealt ends."""
    return attacker.is_defending


@book.rule("14.4.2.c", without=True)
def is_exactly(asked: str, abilities: Collection[str]) -> bool:
    """An ability that is asked for is that ability, and none with a similar result."""
    return asked in abilities
