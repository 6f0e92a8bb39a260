"""Section 16.3: opening a bet, the ante, the bid, and the hand of poker."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


@book.rule("16.3.1")
def opens_at_the_start(table: Table, player: str) -> Refusal | None:
    """A player may choose to bet at the start of their own Betting Phase."""
    if table.turn_player == player and not table.is_late_to_bet:
        return None
    return book.refuse("16.3.1", turn_player=table.turn_player, at_the_start=not table.is_late_to_bet)


@book.rule("16.3.2", without=False)
def can_be_opened() -> bool:
    """A bet is opened by putting two cards into the Hold 'em zones and matching the ante."""
    return True


@book.rule("16.3.3")
def takes_two_cards(cards: Sequence[str], hand: Sequence[str]) -> Refusal | None:
    """Exactly two cards from the hand are placed."""
    if len(cards) == 2 and len(set(cards)) == 2 and set(cards) <= set(hand):
        return None
    return book.refuse("16.3.3", cards=list(cards))


@book.rule("16.3.4", without=False)
def are_placed_face_down() -> bool:
    """The two cards are placed face-down."""
    return True


@book.rule("16.3.5", without=True)
def may_bid_less_than_the_ante(bid: int, ante: int) -> bool:
    """The money of an opening bet at least matches the ante."""
    return bid >= ante


@book.rule("16.3.5.a", without=False)
def may_go_beyond_the_ante() -> bool:
    """The last card may take the bid beyond the ante."""
    return True


@book.rule("16.3.6", without=False)
def begins() -> bool:
    """With the cards placed and the ante matched a hand of poker begins."""
    return True


@book.rule("16.3.7")
def has_the_ante(money: int, ante: int) -> Refusal | None:
    """No bet is opened with less money than the ante."""
    return book.refuse("16.3.7", money=money, ante=ante) if money < ante else None


@book.rule("16.3.7.a", without=())
def money_you_have(banked: Sequence[str], others: Sequence[str]) -> list[str]:
    """The cards in the bank zone, and those Property cards that one chooses to put in."""
    return [*banked, *others]


@book.value("16.3.8", without=0)
def first_ante() -> int:
    """The ante begins at $1M."""
    return 1


@book.rule("16.3.9", without=0)
def ante_rises_by() -> int:
    """The ante rises by $1M after each hand of poker that is completed."""
    return 1


@book.rule("16.3.9.a", without=True)
def is_completed(is_answered: bool) -> bool:
    """A hand of poker in which nobody has answered the opening bet is not completed."""
    return is_answered


@book.rule("16.3.9.b", without=False)
def money_returns(is_answered: bool) -> bool:
    """The money of a bet that nobody has answered returns to where it was bet from."""
    return not is_answered


@book.rule("16.3.10", without=0)
def bid_of(worths: Iterable[int]) -> int:
    """A bid is the total amount of money that a player has put into the pot."""
    return sum(worths)


@book.rule("16.3.11", without=False)
def is_enough_for_now(bid: int, ante: int) -> bool:
    """Whoever has bid the ante or more cannot bet more until another player answers."""
    return bid >= ante


def origin_of(zone: Zone) -> Zone:
    """Where a card that was bet goes back to: the bank, the top of the Uno pile, or the resource area."""
    return zone if zone in (Zone.BANK, Zone.UNO_PILE) else Zone.RESOURCES
