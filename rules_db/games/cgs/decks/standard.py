"""What the decks of Uno, poker and Monopoly Deal are made of, by the rulings of section 1.5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from rules_db.games.cgs.settings import MONOPOLY, SETS, UNO
from rules_db.games.cgs.state import Print
from rules_db.games.cgs.words import Game

Copies = tuple[Print, int]
"""A card, and how many of it there are."""

NUMBERS = ("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
FOUR_COLOR = ("Spades", "Clubs", "Diamonds", "Hearts")
"""The suits of a four-color deck, and of a standard one."""
ROYAL = ("Jack", "Queen", "King", "Ace")

_STANDARD_COLORS = {"Spades": "Black", "Clubs": "Black", "Diamonds": "Red", "Hearts": "Red"}
_FOUR_COLORS = {"Spades": "Blue", "Clubs": "Green", "Diamonds": "Yellow", "Hearts": "Red"}
_BUILDINGS = ("House", "Hotel")


def uno(settings: Mapping[str, int]) -> Iterator[Copies]:
    """The Uno deck of 1.5.3.R1."""
    counts = {**UNO, **settings}
    for color in ("Red", "Yellow", "Green", "Blue"):
        for rank, name in enumerate(NUMBERS[:10]):
            yield _uno(f"{color} {name}", color, str(rank)), counts["uno.number" if rank else "uno.zero"]
        for name in ("Skip", "Reverse", "Draw Two"):
            yield _uno(f"{color} {name}", color), counts[f"uno.{_key(name)}"]
    for name in ("Wild", "Wild Draw Four"):
        yield _uno(name, "Wild"), counts[f"uno.{_key(name)}"]


@cache
def _uno(name: str, color: str, rank: str = "") -> Print:
    return Print(name, Game.UNO, ("Uno card",), (color,), rank=rank)


def playing_cards(four_color: Sequence[str], jokers: int) -> Iterator[Copies]:
    """A standard deck, the suits that are told of a four-color deck, and jokers (1.5.4.R1)."""
    for suit in FOUR_COLOR:
        yield from _suit(suit, _STANDARD_COLORS[suit], suit)
    for suit in four_color:
        yield from _suit(suit, _FOUR_COLORS[suit], f"{suit} (four-color)" if suit != "Hearts" else suit)
    yield Print("Joker", Game.POKER, ("playing card",), ("Joker",)), jokers


def _suit(suit: str, color: str, word: str) -> Iterator[Copies]:
    """A card of each rank; `word` is what the table of 6.2.2 calls its color."""
    numbered = ((str(number), NUMBERS[number]) for number in range(2, 11))
    for rank, name in (*numbered, *((each, each) for each in ROYAL)):
        yield _playing_card(f"{color} {name} of {suit}", word, rank, suit.lower()), 1


@cache
def _playing_card(name: str, word: str, rank: str, suit: str) -> Print:
    return Print(name, Game.POKER, ("playing card",), (word,), rank=rank, suit=suit)


def monopoly(settings: Mapping[str, int]) -> Iterator[Copies]:
    """The Monopoly Deal deck of 1.5.5.R1."""
    counts = {**SETS, **MONOPOLY, **settings}
    for key in SETS:
        color = _words(key.rpartition(".")[2])
        for number in range(1, counts[key] + 1):
            yield _monopoly(f"{color} Property {number}", "Property card", (color,), value=VALUES[color]), 1
    for key in MONOPOLY:
        yield _monopoly_card(key.partition(".")[2]), counts[key]


def _monopoly_card(key: str) -> Print:
    """'money_5' as the Money Card worth $5M, 'rent_red_yellow' as the Rent card for red or yellow."""
    sort, _, rest = key.partition("_")
    if sort == "money":
        return _monopoly(f"Money Card {rest}M", "Money Card", (), value=int(rest))
    if sort in ("wildcard", "rent"):
        colors = _colors(rest)
        type_ = "Property Wildcard" if sort == "wildcard" else "Rent card"
        named = "/".join(colors) if len(colors) == 2 else "Ten-Color" if sort == "wildcard" else "Any"
        value = _value_of_wildcard(colors) if sort == "wildcard" else 1 if len(colors) == 2 else 3
        return _monopoly(f"{named} {'Wildcard' if sort == 'wildcard' else 'Rent'}", type_, colors, value=value)
    name = _ACTIONS.get(key) or _words(key)
    return _monopoly(name, "Action Card", (), (name,) if name in _BUILDINGS else (), VALUES[name])


VALUES = {
    "Brown": 1, "Light Blue": 1, "Pink": 2, "Orange": 2, "Red": 3, "Yellow": 3, "Green": 4, "Dark Blue": 4,
    "Railroad": 2, "Utility": 2,
    "Deal Breaker": 5, "Just Say No!": 4, "Sly Deal": 3, "Forced Deal": 3, "Debt Collector": 3, "It's My Birthday": 2,
    "Double the Rent!": 1, "House": 3, "Hotel": 4, "Pass Go": 1,
}  # fmt: skip
"""The monetary value in $M of the Property cards of a color, and of each Action Card."""


def _value_of_wildcard(colors: Sequence[str]) -> int:
    """A Wildcard of two colors is worth as much as the dearer Property card, that for light blue and railroads $4M."""
    if len(colors) > 2:
        return 0
    return 4 if set(colors) == {"Light Blue", "Railroad"} else max(VALUES[each] for each in colors)


_ACTIONS = {
    "just_say_no": "Just Say No!", "its_my_birthday": "It's My Birthday", "double_the_rent": "Double the Rent!",
}  # fmt: skip


def _colors(key: str) -> tuple[str, ...]:
    """The two colors that a key names ('dark_blue_green'), in its order; all ten where it names none."""
    known = [each.rpartition(".")[2] for each in SETS]
    pair = next(((one, other) for one in known for other in known if f"{one}_{other}" == key), known)
    return tuple(map(_words, pair))


@cache
def _monopoly(
    name: str, type_: str, colors: tuple[str, ...], groups: tuple[str, ...] = (), value: int = 0
) -> Print:  # fmt: skip
    return Print(name, Game.MONOPOLY, (type_,), colors, groups, value=value)


def _key(name: str) -> str:
    return name.lower().replace(" ", "_")


def _words(key: str) -> str:
    return key.replace("_", " ").title()
