"""Section 6.2: colors that count as the same, and what colorless means to each game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules_db.games.cgs.book import book
from rules_db.games.cgs.words import Game

_RED = frozenset({"red", "Red", "FIRE", "TRAP", "Fire", "Fighting", "Hearts", "Diamonds", "Orange"})
_BLUE = frozenset({"blue", "Blue", "WATER", "SPELL", "Water", "Spades (four-color)", "Dark Blue", "Light Blue"})
_WHITE = frozenset({"white", "White", "LIGHT", "Lightning", "Yellow", "Diamonds (four-color)"})
_GREEN = frozenset({"green", "Green", "WIND", "Grass", "Clubs (four-color)"})
_BLACK = frozenset({
    "black", "Black", "EARTH", "Metal", "Darkness", "Wild", "Clubs", "Spades", "Railroad", "Brown",
})  # fmt: skip
_PINK = frozenset({"pink", "DARK", "Psychic", "Fairy", "Pink"})
_DIVINE = frozenset({"divine", "DIVINE", "Dragon", "Dragon-type", "Utility"})
_COLORLESS = frozenset({"colorless", "Colorless", "Trainer", "Joker", "Action Card", "Money Card"})
WORDS = _RED | _BLUE | _WHITE | _GREEN | _BLACK | _PINK | _DIVINE | _COLORLESS
"""The colors of all games, and the names of the rows."""


@book.rule("6.2.2.a", without=False)
def is_red(word: str) -> bool:
    """Whether a color of some game is in the red row."""
    return word in _RED


@book.rule("6.2.2.b", without=False)
def is_blue(word: str) -> bool:
    """Whether a color of some game is in the blue row."""
    return word in _BLUE


@book.rule("6.2.2.c", without=False)
def is_white(word: str) -> bool:
    """Whether a color of some game is in the white row."""
    return word in _WHITE


@book.rule("6.2.2.d", without=False)
def is_green(word: str) -> bool:
    """Whether a color of some game is in the green row."""
    return word in _GREEN


@book.rule("6.2.2.e", without=False)
def is_black(word: str) -> bool:
    """Whether a color of some game is in the black row."""
    return word in _BLACK


@book.rule("6.2.2.f", without=False)
def is_pink(word: str) -> bool:
    """Whether a color of some game is in the pink row."""
    return word in _PINK


@book.rule("6.2.2.g", without=False)
def is_divine(word: str) -> bool:
    """Whether a color of some game is in the divine row."""
    return word in _DIVINE


@book.rule("6.2.2.h", without=False)
def is_colorless(word: str) -> bool:
    """Whether a color of some game is in the colorless row."""
    return word in _COLORLESS


ROWS = {
    "red": is_red, "blue": is_blue, "white": is_white, "green": is_green, "black": is_black, "pink": is_pink,
    "divine": is_divine, "colorless": is_colorless,
}  # fmt: skip


@book.rule("6.2.2", without="")
def class_of(word: str) -> str:
    """The row to which a color of any game belongs: all colors in one row are equivalent; '' for none."""
    return next((name for name, is_in in ROWS.items() if is_in(word)), "")


@book.rule("6.2.5", without=True)
def is_color_to(game: Game, color: str) -> bool:
    """In Magic colorless is no color: what a Magic card looks for is not found on a colorless card."""
    return game is not Game.MAGIC or color != "colorless"


@book.rule("6.2.10", without=False)
def names_colorless(game: Game) -> bool:
    """In Pokémon Colorless is a color: an effect of a Pokémon card finds it on the colorless cards of all games."""
    return game is Game.POKEMON


@book.rule("6.2.6", without="")
def color_without_mana() -> str:
    """A Magic card without colored mana in its cost is colorless."""
    return "colorless"


@book.rule("6.2.3", without=False)
def pays_equivalent() -> bool:
    """Resources of a color pay costs of every equivalent color."""
    return True


@book.rule("6.2.3.a", without=())
def to_pay_for(has: Sequence[str]) -> list[str]:
    """Mana of a resource of several colors pays for any one of them."""
    return [*has]


@book.rule("6.2.9", without=False)
def pays_generic() -> bool:
    """The generic part of a Magic cost is paid with any resource, whatever its color."""
    return True


@book.rule("6.2.11", without=False)
def pays_colorless_energy() -> bool:
    """The Colorless part of a Pokémon cost is paid with any resource, whatever its color."""
    return True


@book.rule("6.2.4", without=False)
def compares_by_class(shares: bool) -> bool:
    """Cards of equivalent colors match by color in Uno and in poker."""
    return shares


@book.rule("6.2.4.a", without=False)
def share_a_color(one: Collection[str], other: Collection[str]) -> bool:
    """Two cards match by color if they have a color in common."""
    return not set(one).isdisjoint(other)
