"""Section 17.3: what the Dealer sells, when, and for how much."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("17.3.1")
def at_slow_speed(table: Table, player: str) -> Refusal | None:
    """You buy during a Main Phase of yours, while nothing waits in the Queue."""
    is_time = is_main(table.phase) and table.turn_player == player and not table.queue
    return None if is_time else book.refuse("17.3.1", phase=table.step or table.phase, queue=len(table.queue))


@book.rule("17.3.2")
def for_sale(table: Table, card: Card) -> Refusal | None:
    """Cards of the Dealer are for sale, and no others."""
    return None if in_a_zone(card) or on_top(table, card) else book.refuse("17.3.2", card=card.id, zone=str(card.zone))


@book.rule("17.3.2.a", without=False)
def in_a_zone(card: Card) -> bool:
    """Each card in a Dealer's zone is for sale."""
    return card.zone is Zone.DEALERS_ZONE


@book.rule("17.3.2.b", without=False)
def on_top(table: Table, card: Card) -> bool:
    """The top card of the Dealer's deck is for sale."""
    return table.shared[Zone.DEALERS_DECK][-1:] == [card.id]


@book.value("17.3.3", without=0)
def price() -> int:
    """Each card costs $5M."""
    return 5


@book.rule("17.3.4", without=None)
def paid_to() -> str:
    """The money is lost: nobody gets it."""
    return ""


@book.rule("17.3.5", without=Zone.NOWHERE)
def where_it_goes() -> Zone:
    """A card that you have bought goes to your hand."""
    return Zone.HAND


@book.rule("17.3.6", without="")
def owner_of_bought(player: str) -> str:
    """Who has bought a card owns it."""
    return player


@book.rule("17.3.8", without=True)
def may_look_before() -> bool:
    """Nobody looks at the top card of the Dealer's deck before buying it."""
    return False
