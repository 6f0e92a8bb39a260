"""The cards of which poker hands are formed: what 16.5.4 compares of a card of any game."""

from __future__ import annotations

from dataclasses import dataclass, field

MOST = 10**12
"""No card has a rank as high as this; the named ranks above all numbers are kept as numbers from here on."""

ROYALS = {"Jack": MOST + 1, "Queen": MOST + 2, "King": MOST + 3, "Ace": MOST + 4}
SUITS = ("spades", "clubs", "diamonds", "hearts")

_places: dict[str, int] = {}
"""The ranks that have been seen; each has three bits of a key to be counted in. No hand depends on it."""


@dataclass(frozen=True, slots=True)
class PokerCard:
    """A card as poker sees it.

    `rank` is a number from 0 on in digits, 'Jack', 'Queen', 'King' or 'Ace', or any other word of a rankless card
    (6.3.9), such as 'Land'. `suit` is one of 16.2.2, and '' for a card that is no playing card. `colors` are rows of
    6.2.2 ('red'; 'white' for yellow). A joker has neither rank nor suit (16.2.17); `colors` are what it has as it is.

    Raises ValueError for a suit that does not exist, a rank that is empty although the card is no joker, and a number
    of 10**12 or more.
    """

    rank: str
    suit: str = ""
    colors: frozenset[str] = frozenset()
    is_joker: bool = False
    number: int = field(init=False, repr=False, compare=False)
    """The rank as a number: equal for ranks that match; less than 0 for a rankless card."""
    key: int = field(init=False, repr=False, compare=False)
    """One for each rank, and one for a joker; sums of five are equal only for the same five."""

    def __post_init__(self) -> None:
        if self.suit and self.suit not in SUITS:
            raise ValueError(f"{self.suit!r} is no suit: {', '.join(SUITS)}")
        if self.is_joker == bool(self.rank) or (self.is_joker and self.suit):
            raise ValueError("a joker has neither rank nor suit, and every other card has a rank")
        object.__setattr__(self, "number", number_of(self.rank))
        object.__setattr__(self, "key", 1 << 3 * _places.setdefault(self.rank, len(_places)))


def number_of(rank: str) -> int:
    """The rank as a number (see PokerCard), the same in every process; ValueError if it is too high."""
    if rank.isdecimal():
        if int(rank) >= MOST:
            raise ValueError(f"rank {rank} is too high: less than {MOST}")
        return int(rank)
    return ROYALS.get(rank) or -1 - int.from_bytes(rank.encode(), "big")


def word_of(height: int) -> str:
    """The rank of a height (Terms.height) as a word; '' for that of rankless cards."""
    number = height - 1
    royal = next((name for name, each in ROYALS.items() if each == number), "")
    return royal or (str(number) if 0 <= number < MOST else "")


JOKER = PokerCard("", colors=frozenset({"colorless"}), is_joker=True)
"""A joker that nobody treats as another card yet."""
