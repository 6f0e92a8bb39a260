"""Whose deed an event tells of: the Dealer's, too, which is an opponent of everybody (17.1.4, 17.1.5)."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.kernel import Event
from rules_db.games.cgs.card_text.said.vocabulary import LOSES_CONTROL, TAKES_DAMAGE
from rules_db.games.cgs.card_text.selecting import Selector, When
from rules_db.games.cgs.doing.course.happenings import LOST_BY
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone

THE_DEALERS = "the Dealer's"
"""The fact of an event which tells that an effect of the Dealer does it, whoever has made the choices (17.6.14)."""


def deed(event: Event, waited_for: str = "") -> str:
    """Who does it; where a text waits for that, who takes the damage or loses the card; '' for the Dealer."""
    if waited_for == TAKES_DAMAGE:
        return str(event.get("to"))
    if waited_for == LOSES_CONTROL and event.kind == "controlled":
        return had(event)
    return "" if event.get(THE_DEALERS) else event.who


def had(event: Event) -> str:
    """Who had the card until it came under another player's control; '' for nobody, and the Dealer."""
    return str(event.get(LOST_BY) or "")


def side(table: Table, event: Event, card: Card) -> str:
    """Whose card it is that an event is about: as it changes control, whose it was."""
    if event.kind == "controlled":
        return had(event)
    return card.controller or (event.who if event.who in table.players else card.owner)


def by_loser(item: Item, kind: str, event: Event) -> Item:
    """The effect of a card that waits for its own player to lose it is still that player's."""
    is_own = kind == LOSES_CONTROL and event.kind == "controlled" and event.get("card") == item.card
    return replace(item, player=had(event)) if is_own and had(event) else item


def is_effect_of_opponent(table: Table, event: Event, by: Item) -> bool:
    """Whether an effect that destroys something is another player's than that of a trigger, or the Dealer's."""
    of, source = str(event.get("of") or ""), table.cards.get(str(event.get("by")))
    is_of_dealer = not of and source is not None and source.zone is Zone.DEALERS_ZONE
    return of != by.you if of else is_of_dealer and bool(by.you)


def is_thrown(table: Table, event: Event, when: When, item: Item) -> bool:
    """Whether a card is discarded as its own game means it: of Magic and Yu-Gi-Oh! from the hand, by its player."""
    is_by_player = when.is_deed or when.what in (None, Selector("this"))
    is_of_hands = table.cards[item.card].printed.game in (Game.MAGIC, Game.YUGIOH)
    return event.kind != "discarded" or not (is_by_player and is_of_hands) or event.get("origin") == Zone.HAND
