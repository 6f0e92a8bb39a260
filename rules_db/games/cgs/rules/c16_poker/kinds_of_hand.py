"""Section 16.8: the thirteen poker hands and their order, as facts that an evaluator asks for once."""

from __future__ import annotations

from dataclasses import dataclass

from rules_db.games.cgs.book import book


@dataclass(frozen=True, slots=True)
class Kind:
    """What a kind of poker hand asks for.

    `sharing` says how many cards share each of some different ranks; `is_run`: five ranks follow each other;
    `is_suited`: all five have the same suit; `needs_five`: fewer cards do not count; `top` is the highest rank of a run
    that has to end there.
    """

    name: str
    sharing: tuple[int, ...] = ()
    is_run: bool = False
    is_suited: bool = False
    top: str = ""

    @property
    def needs_five(self) -> bool:
        return self.is_run or self.is_suited or sum(self.sharing) == 5


@book.rule("16.8.1", without=())
def from_highest_to_lowest() -> tuple[str, ...]:
    """The poker hands, each of which beats those after it."""
    return (
        *("Flush Five", "Flush House", "Five of a Kind", "Royal Flush", "Straight Flush", "Four of a Kind"),
        *("Full House", "Flush", "Straight", "Three of a Kind", "Two Pair", "Pair", "High Card"),
    )


@book.rule("16.8.2")
def flush_five() -> Kind | None:
    """Five cards that share both rank and suit."""
    return Kind("Flush Five", (5,), is_suited=True)


@book.rule("16.8.3")
def flush_house() -> Kind | None:
    """Three cards of one rank and two of another, all of the same suit."""
    return Kind("Flush House", (3, 2), is_suited=True)


@book.rule("16.8.4")
def five_of_a_kind() -> Kind | None:
    """Five cards that share a rank."""
    return Kind("Five of a Kind", (5,))


@book.rule("16.8.5")
def royal_flush() -> Kind | None:
    """Ace, King, Queen, Jack and 10 of the same suit."""
    return Kind("Royal Flush", is_run=True, is_suited=True, top="Ace")


@book.rule("16.8.6")
def straight_flush() -> Kind | None:
    """Five cards of one suit whose ranks follow each other."""
    return Kind("Straight Flush", is_run=True, is_suited=True)


@book.rule("16.8.7")
def four_of_a_kind() -> Kind | None:
    """Four cards that share a rank."""
    return Kind("Four of a Kind", (4,))


@book.rule("16.8.8")
def full_house() -> Kind | None:
    """Three cards of one rank and two of another."""
    return Kind("Full House", (3, 2))


@book.rule("16.8.9")
def flush() -> Kind | None:
    """Five cards of the same suit."""
    return Kind("Flush", is_suited=True)


@book.rule("16.8.10")
def straight() -> Kind | None:
    """Five cards whose ranks follow each other without a gap."""
    return Kind("Straight", is_run=True)


@book.rule("16.8.11")
def three_of_a_kind() -> Kind | None:
    """Three cards that share a rank."""
    return Kind("Three of a Kind", (3,))


@book.rule("16.8.12")
def two_pair() -> Kind | None:
    """Two cards of one rank and two of another."""
    return Kind("Two Pair", (2, 2))


@book.rule("16.8.13")
def pair() -> Kind | None:
    """Two cards that share a rank."""
    return Kind("Pair", (2,))


@book.rule("16.8.14")
def high_card() -> Kind | None:
    """Cards without a match, of which the highest counts."""
    return Kind("High Card")


KINDS = (
    *(flush_five, flush_house, five_of_a_kind, royal_flush, straight_flush, four_of_a_kind, full_house, flush),
    *(straight, three_of_a_kind, two_pair, pair, high_card),
)
