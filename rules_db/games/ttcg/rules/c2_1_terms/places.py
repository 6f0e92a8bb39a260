"""Rules 2.1.3, 2.1.7 and 2.1.11 to 2.1.13: where cards are."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_magic
from rules_db.games.ttcg.rules.c2_2_basic_rules.field import parts_of_field
from rules_db.games.ttcg.state import Card, Table, Zone


@book.rule("2.1.3")
def holds(card: Card, player: str) -> Refusal | None:
    """A hand is made of the cards that its player now holds."""
    if card.zone is Zone.HAND and card.player == player:
        return None
    if card.player != player:  # where the other player's cards are may be a secret
        return book.refuse("2.1.3", card=card.id, player=card.player)
    return book.refuse("2.1.3", card=card.id, zone=card.zone, player=player)


@book.value("2.1.7", without=Zone.NOWHERE)
def where_used_cards_lie() -> Zone:
    """Used and destroyed cards lie in the discard pile."""
    return Zone.DISCARD


@book.rule("2.1.11")
def lay_on_field(table: Table, card: Card, player: str) -> None:
    """Both players lay their cards on the field."""
    card.player, card.zone = player, zone_for(card)
    table.players[player].field.append(card.id)


@book.value("2.1.12", without=Zone.MAGIC)
def zone_of_creatures() -> Zone:
    """Creatures are played in the upper part of a player's field."""
    return Zone.CREATURE


@book.value("2.1.13", without=Zone.CREATURE)
def zone_of_magic() -> Zone:
    """Magic cards are played in the lower part of a player's field."""
    return Zone.MAGIC


@book.rule("2.1.17")
def lay_under(table: Table, cards: list[str], top: Card) -> None:
    """Under describes every card that lies beneath another one."""
    for each in cards:
        card = table.cards[each]
        card.above, card.zone, card.player = top.id, Zone.UNDER, top.player
        top.under.append(each)


def zone_for(card: Card) -> Zone:
    """The part of the field where a card of its kind lies."""
    zone = zone_of_magic() if is_magic(card) else zone_of_creatures()
    return zone if zone in parts_of_field() else Zone.CREATURE
