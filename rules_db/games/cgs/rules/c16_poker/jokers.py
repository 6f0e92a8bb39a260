"""Rules 16.2.16–21: what a joker is, and what it can be treated as."""

from __future__ import annotations

from rules_db.games.cgs.book import book


@book.rule("16.2.16", without="")
def color_of_unplayed() -> str:
    """An unplayed joker is colorless: the word under which the table of colors has it."""
    return "Joker"


@book.rule("16.2.17", without=False)
def has_no_rank(is_joker: bool) -> bool:
    """An unplayed joker has no rank, not even the name of its card type."""
    return is_joker


@book.rule("16.2.18", without=False)
def may_be_treated() -> bool:
    """Any player may treat a joker as any other playing card."""
    return True


@book.rule("16.2.18.a", without=())
def suits_of_jokers() -> tuple[tuple[str, str], ...]:
    """The suits with their colors that a joker can be treated as."""
    return (
        *(("spades", "black"), ("spades", "blue"), ("clubs", "black"), ("clubs", "green")),
        *(("diamonds", "red"), ("diamonds", "white"), ("hearts", "red")),
    )


@book.rule("16.2.20", without=2)
def cards_at_the_same_time() -> int:
    """One player treats a joker as one playing card at a time."""
    return 1


@book.rule("16.2.21.a", without=False)
def has_its_rank() -> bool:
    """A joker has the rank of the card that it is treated as."""
    return True


@book.rule("16.2.21.b", without=False)
def has_its_color() -> bool:
    """A joker has the color of the card that it is treated as."""
    return True


@book.rule("16.2.21.c", without=False)
def has_its_suit() -> bool:
    """A joker has the suit of the card that it is treated as."""
    return True
