"""Cards in a discard pile that are banished in the place of the destruction of others (14.1.1.R1)."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import activating, standing
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.rooms import InsteadOfAll
from rules_db.games.cgs.card_text.said.of_kinds.stored import STORED
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import Zone


def about(table: Table, card: Card) -> list[standing.InForce]:
    """What cards in discard piles say is done in place of what would happen to a card in play."""
    names = (each for player in table.order for each in table.lying(player, Zone.DISCARD))
    found = [each for name in names for each in _said(table, table.cards[name])]
    return [each for each in found if standing.is_about(table, each, card)]


def _said(table: Table, card: Card) -> list[standing.InForce]:
    return [
        standing.InForce(card.since, step, Item("effect", card.id, card.player, effect=place), None, None)
        for place, effect in effects_of_kind(card.printed.text, STORED)
        if not activating.is_spent(table, card, place)
        for step in effect.steps
    ]


def is_over(table: Table, item: Item) -> bool:
    """Whether such a card has left the pile since, or has done so as often as it may."""
    card = table.cards[item.card]
    return card.stay != item.stay or activating.is_spent(table, card, item.effect)


def same(table: Table, task: Task, step: InsteadOfAll) -> list[Item]:
    """What else the card of a task would be banished for at the same moment, which is due no more."""
    found = [each for each in table.agenda if step.is_together and each.kind == task.kind and _is_same(each, task)]
    table.agenda = [each for each in table.agenda if each not in found]
    return [each.item for each in found if each.item is not None]


def _is_same(one: Task, other: Task) -> bool:
    if one.item is None or other.item is None:
        return False
    return (one.item.card, one.item.stay, one.item.effect) == (other.item.card, other.item.stay, other.item.effect)
