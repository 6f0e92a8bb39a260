"""Section 104: objects, and their properties."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Changed
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.state import Activation, Card, Duel


@book.rule("104.1", without=False)
def is_object(duel: Duel, name: str) -> bool:
    """Whatever effects can target is an object: players and cards."""
    return players.player_is_object(duel, name) or cards.card_is_object(duel, name)


Change = tuple[int, Changed, Activation, int]
"""When it began, the step, whose effect it is, and its amount."""


@book.rule("104.2", without=())
def changes(found: Sequence[Change]) -> tuple[Change, ...]:
    """A property may change when an effect resolves, and while a continuous effect applies; oldest first."""
    return tuple(sorted(found, key=lambda change: change[0])) if len(found) > 1 else tuple(found)


@book.rule("104.2.a", without=0)
def original(card: Card, property_: str) -> int:
    """The original value is the one that the card had at the beginning of the duel."""
    return printed_number(card, property_)


def printed_number(card: Card, property_: str) -> int:
    if property_ == "level":
        return monsters.original_level(card.insert)
    attack, defense = monsters.printed_attack_and_defense(card.insert)
    return attack if property_ == "ATK" else defense
