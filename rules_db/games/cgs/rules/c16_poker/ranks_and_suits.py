"""Sections 16.2, 16.5 and 16.8: what counts as a rank or suit in a poker hand, as facts that an evaluator asks for."""

from __future__ import annotations

from rules_db.games.cgs.book import book


@book.rule("16.2.2", without=())
def suits() -> tuple[str, ...]:
    """The suits of playing cards."""
    return ("spades", "clubs", "diamonds", "hearts")


@book.rule("16.2.3", without=False)
def suit_is_enough() -> bool:
    """Two cards of one suit match by color, even if their colors differ."""
    return True


@book.rule("16.2.4", without=False)
def other_suit_parts() -> bool:
    """Two cards of different suits do not match by color, even if they share one."""
    return True


@book.rule("16.2.11", without=False)
def ace_may_be_one() -> bool:
    """In a Straight an Ace may be used as rank 1."""
    return True


@book.rule("16.2.18", without=False)
def joker_may_be_treated() -> bool:
    """Any player may treat a joker as any other playing card."""
    return True


@book.rule("16.2.18.a", without=())
def suits_of_jokers() -> tuple[tuple[str, str], ...]:
    """The suits with their colors that a joker can be treated as."""
    return (
        *(("spades", "black"), ("spades", "blue"), ("clubs", "black"), ("clubs", "green")),
        *(("diamonds", "red"), ("diamonds", "white"), ("hearts", "red")),
    )


@book.rule("16.5.2", without=5)
def most_of_the_dealer() -> int:
    """A poker hand can use no more than three cards from the Dealer's zones."""
    return 3


@book.rule("16.8.16", without=False)
def jack_may_follow_ten() -> bool:
    """In a Straight the ranks after 10 go on as 11 and so forth, or as Jack, Queen, King and Ace."""
    return True


@book.rule("16.8.16.a", without=False)
def zero_comes_before_one() -> bool:
    """A Straight may begin with rank 0."""
    return True


@book.rule("16.8.16.c", without=False)
def low_ace_counts_as_one() -> bool:
    """An Ace used as rank 1 is rank 1 also when Straights are compared."""
    return True


@book.rule("16.8.17", without=False)
def ranks_decide() -> bool:
    """Of two hands of the same kind the first difference between their ranks decides."""
    return True


@book.rule("16.8.17.b", without=False)
def kickers_decide() -> bool:
    """After the cards that make up the kind the remaining ones are compared, the highest first."""
    return True


@book.rule("16.8.17.d", without=())
def ranks_above_numbers() -> tuple[str, ...]:
    """The ranks that stand above all numbers, from low to high."""
    return ("Jack", "Queen", "King", "Ace")
