"""Whose deed an event tells of: the Dealer's, too, which is an opponent of everybody (17.1.4, 17.1.5)."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.games.cgs.card_text.said.vocabulary import TAKES_DAMAGE
from rules_db.games.cgs.state import Item, Table
from rules_db.games.cgs.words import Zone

THE_DEALERS = "the Dealer's"
"""The fact of an event which tells that an effect of the Dealer does it, whoever has made the choices (17.6.14)."""


def deed(event: Event, waited_for: str = "") -> str:
    """Who does it, or takes the damage where a text waits for that; '' for the Dealer."""
    if waited_for == TAKES_DAMAGE:
        return str(event.get("to"))
    return "" if event.get(THE_DEALERS) else event.who


def is_effect_of_opponent(table: Table, event: Event, by: Item) -> bool:
    """Whether an effect that destroys something is another player's than that of a trigger, or the Dealer's."""
    of, source = str(event.get("of") or ""), table.cards.get(str(event.get("by")))
    is_of_dealer = not of and source is not None and source.zone is Zone.DEALERS_ZONE
    return of != by.you if of else is_of_dealer and bool(by.you)
