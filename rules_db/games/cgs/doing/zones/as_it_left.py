"""What is known of a card as it left: its card types then (5.7.2), and what was attached to it (14.1.1.R1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules_db.engine.kernel import Event, Plain
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import IN_PLAY

WAS = "was"
"""The fact of an event that names the card types which its card had until then, if not those that are printed."""


def with_its_types(card: Card, event: Event) -> Card:
    """The card with the card types that it had as the event took it away; itself where these are what is printed."""
    told = event.get(WAS)
    if event.get("card") != card.id or not isinstance(told, list):
        return card
    return replace(card, became=[str(each) for each in told])


HOST = "was on"
"""The fact of an event, and of what it sets off, that names the card to which its card was attached, with its stay."""


def told_host(table: Table, card: Card) -> dict[str, Plain]:
    """What an event tells of the card to which one that leaves was attached."""
    return {HOST: f"{card.host}/{table.cards[card.host].stay}"} if card.host in table.cards else {}


def host(table: Table, said: str) -> Card | None:
    """That card, if it still lies where it did."""
    name, _, stay = said.rpartition("/")
    card = table.cards.get(name)
    return card if card is not None and card.stay == int(stay) else None


_MARK = "attached "
"""What stands before the name of a card among what is known of a summon that has left."""


def told_attached(table: Table, card: Card) -> list[str]:
    """How it is kept which cards are attached to a summon, each with its stay."""
    return [f"{_MARK}{each}/{table.cards[each].stay}" for each in card.attached]


def attached(table: Table, card: Card) -> Iterable[str]:
    """What is attached to a card, or was as it left play and has only been discarded for that since."""
    if card.zone in IN_PLAY or not card.last:
        return card.attached
    pairs = (each.removeprefix(_MARK).rpartition("/") for each in card.last if each.startswith(_MARK))
    return [name for name, _, stay in pairs if table.cards[name].stay - int(stay) <= 1]
