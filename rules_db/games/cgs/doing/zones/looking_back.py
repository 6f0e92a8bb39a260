"""What a card was as it left: an event tells its card types where these were not the printed ones (5.7.2)."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.kernel import Event
from rules_db.games.cgs.state import Card

WAS = "was"
"""The fact of an event that names the card types which its card had until then."""


def as_it_left(card: Card, event: Event) -> Card:
    """The card with the card types that it had as the event took it away; itself where these are what is printed."""
    told = event.get(WAS)
    if event.get("card") != card.id or not isinstance(told, list):
        return card
    return replace(card, became=[str(each) for each in told])
