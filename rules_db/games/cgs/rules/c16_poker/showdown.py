"""Section 16.6: revealing, who gets the pot, and what becomes of the cards after the Betting Phase."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.cgs.book import book


@book.rule("16.6.1", without=False)
def must_reveal() -> bool:
    """The betting is over, and everybody still in it shows the cards that lie in their Hold 'em zones."""
    return True


@book.rule("16.6.1.a", without=True)
def may_reveal(has_folded: bool) -> bool:
    """A player who has folded does not reveal."""
    return not has_folded


@book.rule("16.6.1.b", without=())
def order_of_announcing(players: Sequence[str]) -> list[str]:
    """After all have revealed together, each flips and announces in turn order, beginning with who opened."""
    return [*players]


@book.rule("16.6.2", without=())
def may_flip(set_cards: Sequence[str]) -> list[str]:
    """Any number of the playing cards Set in one's backrow zones may be flipped while revealing."""
    return [*set_cards]


@book.rule("16.6.3", without=False)
def must_announce() -> bool:
    """Each player who reveals announces which poker hand they form."""
    return True


@book.rule("16.6.4", without=False)
def is_over_by_folding(left: int) -> bool:
    """The hand of poker ends if all betting players except one fold."""
    return left == 1


@book.rule("16.6.4.a", without=True)
def last_one_reveals() -> bool:
    """The player who remains when all others have folded does not reveal."""
    return False


@book.rule("16.6.5", without=False)
def best_hand_wins() -> bool:
    """The pot goes to whoever has the best poker hand."""
    return True


@book.rule("16.6.5.a", without=False)
def equal_hands_share() -> bool:
    """Players whose best poker hands are equal share the pot."""
    return True


@book.rule("16.6.5.b", without=())
def order_of_taking(tied: Sequence[str]) -> list[str]:
    """Each tied player takes back their own bid; then they take one card each by turns."""
    return [*tied]


@book.rule("16.6.5.c", without=True)
def counts_as_won(is_own_bid: bool) -> bool:
    """What is taken in sharing the pot counts as won, apart from the cards of the own bid."""
    return not is_own_bid


@book.rule("16.6.6", without=False)
def stays_until_the_end() -> bool:
    """The cards in the Hold 'em zones stay there until the end of the Betting Phase."""
    return True


@book.rule("16.6.7", without=False)
def goes_to_the_dealer(players: int) -> bool:
    """Once two players or more have bet, what lies in the Hold 'em zones is shuffled into the deck of the Dealer."""
    return players >= 2


@book.rule("16.6.8", without=False)
def flipped_card_goes_to_the_dealer() -> bool:
    """The playing cards that were flipped are shuffled into the Dealer's deck."""
    return True


@book.rule("16.6.9", without=False)
def is_kept_from_the_dealer(has_left: bool, is_negated: bool) -> bool:
    """A flipped playing card that was destroyed, removed or negated is not shuffled into the Dealer's deck."""
    return has_left or is_negated


@book.rule("16.6.9.a", without=False)
def is_discarded_when_negated(is_negated: bool) -> bool:
    """One that has only been negated goes to its owner's discard pile."""
    return is_negated


@book.rule("16.6.9.b", without=True)
def may_be_used(is_negated: bool) -> bool:
    """A playing card that has been negated cannot be part of a poker hand."""
    return not is_negated


@book.rule("16.6.10", without=False)
def returns_to_hand(players: int) -> bool:
    """If only one player bet, the two cards return to that player's hand."""
    return players == 1


@book.rule("16.6.11", without=True)
def is_shown_on_returning() -> bool:
    """The cards of a bet that nobody has answered are not revealed."""
    return False
