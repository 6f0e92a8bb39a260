"""Section 5.1: where cards lie, what is in play, stacks, and where cards go that leave."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game, Zone

IN_PLAY = (Zone.SUMMON, Zone.EXTRA_SUMMON, Zone.BACKROW, Zone.FIELD, Zone.RESOURCES)


@book.rule("5.1.5")
def holds_one_card(row: list[str], zone: Zone, place: int) -> Refusal | None:
    """A zone holds one card, or one stack, at a time."""
    if not 0 < place <= len(row) or not row[place - 1]:
        return None
    return book.refuse("5.1.5", zone=str(zone), place=place, holds=row[place - 1])


@book.rule("5.1.5.a")
def has_free_zone(card: Card, zone: Zone, free: list[int]) -> Refusal | None:
    """No card that needs a zone is played while all that it could go to are occupied (9.7.7 for Magic's backrow)."""
    if free or (card.printed.game is Game.MAGIC and zone is Zone.BACKROW):
        return None
    return book.refuse("5.1.5.a", card=card.id, zone=str(zone))


@book.rule("5.1.8", without=False)
def lies_in_play(card: Card) -> bool:
    """A card in a Summon Zone, a backrow zone, a Field Zone or a resource area is in play."""
    return card.zone in IN_PLAY


@book.rule("5.1.8.a", without=False)
def is_in_play_on_pile(table: Table, card: Card, is_summon: bool) -> bool:
    """A card on top of the Uno pile that is no summon is in play."""
    return not is_summon and card.zone is Zone.UNO_PILE and table.shared[Zone.UNO_PILE][-1] == card.id


@book.rule("5.1.8.b", without=False)
def attached_is_in_play(host_is_in_play: bool) -> bool:
    """A card that is attached to a card in play is in play, wherever it lies."""
    return host_is_in_play


@book.rule("5.1.9", without=False)
def makes_stack() -> bool:
    """A card that is played onto another one, or under it, makes up a stack with it."""
    return True


@book.rule("5.1.9.a", without=True)
def works_beneath() -> bool:
    """A card underneath the top card of a stack has no traits and effects of its own."""
    return False


@book.rule("5.1.9.b", without=True)
def is_found_beneath() -> bool:
    """Nothing targets or identifies a card underneath the top card."""
    return False


@book.rule("5.1.12", without=False)
def moves_together() -> bool:
    """The cards of a stack move together."""
    return True


@book.rule("5.1.13.d", without=False)
def is_discarded_with_host(stays: bool) -> bool:
    """A card attached to one that changes zones is discarded, unless something specifies otherwise."""
    return not stays


@book.rule("5.1.14", without=Zone.NOWHERE)
def where_discarded_cards_go() -> Zone:
    """A discarded card goes to the pile for discards."""
    return Zone.DISCARD


@book.rule("5.1.15", without=Zone.NOWHERE)
def where_destroyed_cards_go() -> Zone:
    """A card that something other than battle destroys is discarded."""
    return Zone.DISCARD
