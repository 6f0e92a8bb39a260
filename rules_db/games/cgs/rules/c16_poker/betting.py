"""Section 16.4: answering a bet, the betting cycle, folding and going all in."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book

CHECK, CALL, RAISE, ALL_IN, FOLD = "check", "call", "raise", "go all in", "fold"


@book.rule("16.4.1", without=False)
def may_be_answered() -> bool:
    """Each other player may answer a bet by betting too."""
    return True


@book.rule("16.4.2", without=False)
def is_answered_by_betting() -> bool:
    """A bet is answered by placing cards and putting in money."""
    return True


@book.rule("16.4.2.a")
def takes_two_cards(cards: Sequence[str], hand: Sequence[str]) -> Refusal | None:
    """Whoever answers places two cards from their hand; no card at all is no answer."""
    if len(cards) in (0, 2) and len(set(cards)) == len(cards) and set(cards) <= set(hand):
        return None
    return book.refuse("16.4.2.a", cards=list(cards))


@book.rule("16.4.2.b", without=True)
def may_bid_less_than_the_bet(bid: int, bet: int) -> bool:
    """The money put in is at least as much as the bet that is answered."""
    return bid >= bet


@book.rule("16.4.3", without=False)
def goes_around(is_answered: bool) -> bool:
    """Once a bet has been answered, a betting cycle goes around the table."""
    return is_answered


@book.rule("16.4.3.a", without=False)
def may_check() -> bool:
    """To check is to keep the bid as it is."""
    return True


@book.rule("16.4.3.b", without=False)
def may_call(bid: int, highest: int, money: int) -> bool:
    """To call is to increase the bid to the highest."""
    return bid < highest <= bid + money


@book.rule("16.4.3.c", without=False)
def may_raise(bid: int, highest: int, money: int) -> bool:
    """To raise is to increase the bid beyond the highest."""
    return bid + money > highest


@book.rule("16.4.3.d", without=False)
def may_fold() -> bool:
    """To fold is to give up the hand of poker."""
    return True


@book.rule("16.4.3.e", without=False)
def may_exceed_a_call() -> bool:
    """More than a call needs may be put in if the cards cannot make up the exact sum."""
    return True


@book.rule("16.4.4", without=False)
def raises_by_any_amount() -> bool:
    """A raise may be by any amount."""
    return True


@book.rule("16.4.5", without=True)
def may_act(has_folded: bool) -> bool:
    """Who has folded puts no more money into the pot."""
    return not has_folded


@book.rule("16.4.6", without=False)
def bid_stays() -> bool:
    """The bid of a player who folds stays in the pot."""
    return True


@book.rule("16.4.7", without=True)
def may_win(has_folded: bool) -> bool:
    """Who has folded cannot win the pot."""
    return not has_folded


@book.rule("16.4.8", without=False)
def cards_stay() -> bool:
    """The two cards of a player who folds remain in the Hold 'em zones."""
    return True


@book.rule("16.4.9", without=False)
def must_answer_raise(bid: int, highest: int) -> bool:
    """After a raise each other betting player must call, raise or fold."""
    return bid < highest


@book.rule("16.4.12", without=False)
def holds_up_the_turn() -> bool:
    """The turn does not go on until everyone has folded or matched the highest bid."""
    return True


@book.rule("16.4.14", without=False)
def may_go_all_in(bid: int, highest: int, least: int) -> bool:
    """Who does not have enough money to match the highest bid may go all in."""
    return bid + least < highest


@book.rule("16.4.14.a")
def puts_in_a_card(most: int) -> Refusal | None:
    """Nobody goes all in without putting in a card that is worth $1M or more."""
    return None if most >= 1 else book.refuse("16.4.14.a", money=most)


@book.rule("16.4.14.b", without=False)
def is_all_in_with_bid(bid: int, highest: int, money: int) -> bool:
    """Who has bet already and has nothing left is all in with the bid so far."""
    return 0 < bid < highest and not money


@book.rule("16.4.17", without=())
def order_of_answering(others: Sequence[str]) -> list[str]:
    """The other players decide in turn order, beginning with the next."""
    return [*others]


@book.rule("16.4.18", without=0)
def bet_to_answer(bids: Sequence[int]) -> int:
    """The bet that a player answers is the highest bid so far."""
    return max(bids, default=0)


@book.rule("16.4.19", without=False)
def is_not_waited_for(has_answered: bool) -> bool:
    """Who has not answered cannot join later, and is not waited for."""
    return not has_answered


@book.rule("16.4.20", without=())
def order_of_acting(players: Sequence[str]) -> list[str]:
    """Those who have bet act in turn order, beginning with the one who opened."""
    return [*players]


@book.rule("16.4.21")
def matches_to_check(bid: int, highest: int) -> Refusal | None:
    """Nobody checks unless their bid equals the highest."""
    return None if bid == highest else book.refuse("16.4.21", bid=bid, highest=highest)


@book.rule("16.4.22", without=True)
def has_had_a_say(has_acted: bool) -> bool:
    """The betting is over when each player has acted; after a raise 16.4.9 has the others act once more."""
    return has_acted


@book.rule("16.4.23", without=False)
def is_done_by_all_in(is_all_in: bool) -> bool:
    """Who is all in does not act any more, and counts as having matched the highest bid."""
    return is_all_in
