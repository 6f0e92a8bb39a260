"""Section 18.2: what a card is worth, what a payment is made of, and where money goes."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone


@book.rule("18.2.1", without=0)
def whole_value(value: int) -> int:
    """A card pays its whole value: money cannot be split."""
    return value


@book.rule("18.2.1.a", without=Zone.NOWHERE)
def where_lost_money_lies() -> Zone:
    """Money that is lost is laid face-up beside the Monopoly Deal deck."""
    return Zone.LOST


@book.rule("18.2.2", without=False)
def may_overpay(total: int, amount: int) -> bool:
    """Where the cards do not add up to the exact sum, more is paid."""
    return total > amount


@book.rule("18.2.2.a", without=True)
def may_pay_another(zone: Zone) -> bool:
    """Another player is paid from the bank zone and with Property cards, never from the hand."""
    return zone is not Zone.HAND


@book.rule("18.2.2.b")
def has_no_card_too_many(values: Sequence[int], amount: int) -> Refusal | None:
    """No card is added without which the sum would still be reached."""
    total = sum(values)
    return book.refuse("18.2.2.b", paid=total, owed=amount) if values and total - min(values) >= amount else None


@book.rule("18.2.2.c", without=False)
def everybody_gives_what_they_can() -> bool:
    """Whoever has too little gives all of it, in every payment to another player as in the rent (18.5.9)."""
    return True


@book.rule("18.2.2.d", without=Zone.NOWHERE)
def where_paid_cards_go(is_property: bool) -> Zone:
    """Property cards go to the resource area of the player who is paid, all other cards to the bank zone."""
    return Zone.RESOURCES if is_property else Zone.BANK


@book.rule("18.2.3")
def is_only_banked(card: Card, zone: Zone) -> Refusal | None:
    """A Money Card is played to no other zone of its player than the bank; the Uno pile is nobody's (18.2.3.R1)."""
    if not is_of(card, "Money Card") or zone in (Zone.BANK, Zone.UNO_PILE):
        return None
    return book.refuse("18.2.3", card=card.id, zone=str(zone))


@book.rule("18.2.4", without=0)
def value_of_money_card(card: Card) -> int:
    """A banked Money Card is money: the number on it."""
    return card.printed.value
