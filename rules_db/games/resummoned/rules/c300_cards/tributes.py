"""Section 305: tributes, and who may tribute what."""

from __future__ import annotations

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Selector
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.state import Card, Facing, Reason, Zone


@book.rule("305.1", without=())
def tributes_of(card: Card) -> tuple[str, ...]:
    """Beneath each card on the field there is a stack of tributes; they are not cards on the field (305.1.R1)."""
    return tuple(card.tributes) if cards.in_field(card) else ()


@book.rule("305.2", without=None)
def zone_of_tributes() -> Zone | None:
    """When a card leaves the field, its tributes go to the Graveyard Zone."""
    return Zone.GRAVEYARD


@book.rule("305.3", without=(Facing.DOWN, None))
def how_a_tribute_lies() -> tuple[Facing | None, None]:
    """Tributes are face-up and have no position."""
    return Facing.UP, None


@book.rule("305.4", without=False)
def goes_beneath(host: Card, reason: Reason) -> bool:
    """A tributed card goes beneath the card whose effect triggered the tribute, or which is just being played."""
    return cards.in_field(host) or reason is Reason.PLAY


@book.rule("305.4.a", without=False)
def tributes_itself(card: str, host: str) -> bool:
    """A card that tributes itself goes to the Graveyard Zone instead."""
    return card == host


@book.rule("305.5", without=True)
def may_tribute(card: Card, player: str) -> bool:
    """A player tributes only cards that they control."""
    return cards.controller_of(card) == player


def may_be_given_up(what: Selector, card: Card, player: str) -> bool:
    """Whether a player may tribute a card, where it is for a tribute that the text speaks of it."""
    return not what.own_only or may_tribute(card, player)
