"""What one player knows of a duel (500.3)."""

from __future__ import annotations

from rules_db.games.resummoned import zone_kinds
from rules_db.games.resummoned.cards import in_field
from rules_db.games.resummoned.state import Card, Duel, Facing


def sees(duel: Duel, player: str, card: Card) -> bool:
    """Whether a player may look at the front of a card."""
    if card.id in duel.shown:
        return True
    if in_field(card):
        return card.facing is Facing.UP or card.keeper == player
    return (zone_kinds.may_look(card.zone) and zone_kinds.shows_its_front(card)) or zone_kinds.sees_own_hand(card, player)


def view(duel: Duel, player: str) -> Duel:
    return duel
