"""Section 17.2: cards in the Dealer's zones, which can be affected, stolen and replaced, and battled by nobody."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import OWN_FIELD, Zone


@book.rule("17.2.1")
def cannot_be_battled(table: Table, target: str) -> Refusal | None:
    """A card in the Dealer's zones cannot be battled."""
    card = table.cards.get(target)
    return book.refuse("17.2.1", target=target) if card is not None and card.zone is Zone.DEALERS_ZONE else None


@book.rule("17.2.2", without=False)
def can_be_reached(card: Card) -> bool:
    """What can affect cards on the field can target the Dealer's cards as well."""
    return card.zone is Zone.DEALERS_ZONE


@book.rule("17.2.3", without=False)
def is_shuffled_in(origin: str) -> bool:
    """A card that is moved from the Dealer's zones is shuffled into the Dealer's deck."""
    return origin == Zone.DEALERS_ZONE


@book.rule("17.2.3.a", without=False)
def whatever_moves_it() -> bool:
    """So it is whatever moves the card, and whatever place is named for it."""
    return True


@book.rule("17.2.4", without=False)
def can_be_taken(card: Card) -> bool:
    """An effect can give control of a card of the Dealer to a player."""
    return card.zone is Zone.DEALERS_ZONE


@book.rule("17.2.5", without=False)
def comes_to_new_controller() -> bool:
    """A stolen card is moved to the appropriate zone of its new controller."""
    return True


@book.rule("17.2.5.a", without=False)
def goes_back_without_room() -> bool:
    """A stolen card for which there is no zone is shuffled into the Dealer's deck."""
    return True


@book.rule("17.2.6", without=False)
def is_replaced() -> bool:
    """A new card replaces at once one that has left the Dealer's zones."""
    return True


@book.rule("17.2.6.a", without=())
def from_left_to_right(places: Sequence[int]) -> list[int]:
    """Several cards are replaced from left to right."""
    return sorted(places)


@book.rule("17.2.6.b", without=False)
def stays_empty(table: Table) -> bool:
    """Without a card in the Dealer's deck a zone stays empty until the next action of the Dealer."""
    return not table.shared[Zone.DEALERS_DECK]


@book.rule("17.2.6.c", without=5)
def filled_by_the_cycle(table: Table) -> int:
    """Only as many zones get a card as the cycle has filled."""
    return table.dealt


@book.rule("17.2.6.d", without=False)
def is_endless(revealed: int, cards: int) -> bool:
    """Nothing is replaced any more when as many cards have followed each other at once as the Dealer has."""
    return revealed >= cards


@book.rule("17.2.7", without=False)
def new_card_activates() -> bool:
    """A card that replaces another activates, if that is possible."""
    return True


@book.rule("17.2.8", without=Zone.NOWHERE)
def where_playing_cards_go() -> Zone:
    """A stolen playing card is put face-down into a backrow zone."""
    return Zone.BACKROW


@book.rule("17.2.8.a", without=False)
def counts_as_set() -> bool:
    """Such a playing card counts as Set."""
    return True


@book.rule("17.2.9.a", without=False)
def is_moved_as_control_ends() -> bool:
    """A stolen card is moved from play when the effect that gave control of it ends."""
    return True


def goes_back(card: Card) -> bool:
    """Whether a card that leaves play goes into the Dealer's deck: one of its zones, or a stolen one."""
    is_out = card.zone in (*OWN_FIELD, Zone.ATTACHED, Zone.BENEATH)
    return is_shuffled_in(card.zone) or (is_out and stolen_is_shuffled_in(card))


@book.rule("17.2.9", without=False)
def stolen_is_shuffled_in(card: Card) -> bool:
    """A stolen card that is later moved from play is shuffled into the Dealer's deck."""
    return not card.owner and card.home is Zone.DEALERS_DECK
