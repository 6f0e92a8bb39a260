"""What a card of Monopoly Deal is: a property, the color that it has, and the Property cards of a player."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c18_monopoly_deal import properties, wildcards
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import SUMMON_ZONES, Game, Zone

BUILDINGS = ("House", "Hotel")

LIES_IN = (Zone.RESOURCES, *SUMMON_ZONES)
"""Where Property cards and lands of a player lie, one that has become a summon in a Summon Zone (5.7.8, 5.7.12)."""

LIES_ELSEWHERE: list[Callable[[Table, str], list[str]]] = []
"""Property cards of a player that work as though they lay in the resource area (15.4.8)."""


def is_monopoly(card: Card) -> bool:
    return card.printed.game is Game.MONOPOLY


def is_property(card: Card) -> bool:
    """Whether a card is a Property card, or a Property Wildcard, of which the same holds (18.4.8)."""
    return is_of(card, properties.PROPERTY) or wildcards.is_like_property(card)


def action_of(card: Card) -> str:
    """What an Action Card is called, which says what it does; '' for any other card."""
    if not is_of(card, "Action Card"):
        return ""
    named = next((each for each in BUILDINGS if each in card.printed.groups), card.printed.name)
    return named.rstrip("!").strip()


def is_building(card: Card, which: str = "") -> bool:
    """Whether a card is a House or a Hotel, or the one of them that is asked for."""
    return action_of(card) in ((which,) if which else BUILDINGS)


def color_of(card: Card) -> str:
    """The color that a Property card in play has: a Wildcard that which has been named, the first without one."""
    if wildcards.is_wildcard(card):
        named = wildcards.its_one_color(card.declared or card.printed.colors[0])
        return next(iter(named), "")
    return card.printed.colors[0] if card.printed.colors else ""


def properties_of(table: Table, player: str) -> list[Card]:
    """The Property cards and Property Wildcards that a player controls in play."""
    cards, zones = table.cards, table.players[player].zones
    names = [each for zone in LIES_IN for each in zones[zone] if each and cards[each].printed.game is Game.MONOPOLY]
    for elsewhere in LIES_ELSEWHERE:
        names += elsewhere(table, player)
    return [card for each in names if is_monopoly(card := cards[each]) and is_property(card)] if names else []
