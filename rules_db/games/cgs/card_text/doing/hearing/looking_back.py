"""What cards see that leave the field: what leaves together with them, as they would have seen it from there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from rules_db.engine.kernel import Event
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import ON_FIELD, Game


def shows(table: Table, card: Card) -> bool:
    """Whether a card is in play with effects that are not negated."""
    return presence.is_in_play(table, card) and concealing.has_effects(card) and not standing.is_negated(table, card)


def watching_from_field(table: Table, names: Iterable[str]) -> dict[str, str]:
    """Those of these cards that are about to leave the field and see what leaves with them, with who controls them."""
    cards = [table.cards[each] for each in names if table.cards[each].zone in ON_FIELD]
    waiting = {each for names in table.watching.values() for each in names}
    return {card.id: card.controller or card.player for card in cards if card.id in waiting and shows(table, card)}


def sees(card: Card, place: int, event: Event, gone: Mapping[str, str]) -> bool:
    """Whether a card that has left sees another leave at the same moment.

    In Yu-Gi-Oh! an effect that waits on the field needs its card there once it has happened (14.1.1.R1).
    """
    return card.id in gone and event.get("origin") in ON_FIELD and game_of(card, place) is not Game.YUGIOH


def by_controller(item: Item, gone: Mapping[str, str]) -> Item:
    """The effect of a card that has left is that of whoever controlled it."""
    return replace(item, player=gone[item.card]) if item.card in gone else item
