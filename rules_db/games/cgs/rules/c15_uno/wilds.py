"""Rules 15.1.2 and 15.7.2–6: the color of a Wild and of a Wild Draw Four."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game

COLORS = ("red", "yellow", "green", "blue")
ANY_COLOR = "any"
"""What has been declared for a Wild that started the pile."""


def is_wild(card: Card) -> bool:
    """Whether a card is one of the two wild cards of Uno."""
    return card.printed.game is Game.UNO and card.printed.name.endswith(("Wild", "Wild Draw Four"))


@book.rule("15.1.2", without=())
def colors_of_first_wild() -> tuple[str, ...]:
    """As which colors the players may treat a Wild that starts the pile."""
    return (*COLORS, "black")


@book.rule("15.1.2.a", without=True)
def choice_binds() -> bool:
    """Whoever plays onto such a Wild chooses its color then; that binds no later play."""
    return False


@book.rule("15.1.2.b", without=False)
def starts_anew_alike() -> bool:
    """A Wild that starts the pile anew is treated by 15.1.2 too."""
    return True


@book.rule("15.7.2", without="")
def color_before_it_is_played() -> str:
    """A Wild that has not been played is black: the word of its color in the table of 6.2.2."""
    return "Wild"


@book.value("15.7.3", without=())
def colors_to_declare() -> tuple[str, ...]:
    """Of which colors the player of a Wild declares one."""
    return COLORS


@book.rule("15.7.3.a", without="")
def color_from_then_on(declared: str) -> str:
    """A Wild that has been played has the declared color."""
    return declared


@book.rule("15.7.4", without=False)
def becomes_black_again() -> bool:
    """When a Wild leaves play, it becomes black again."""
    return True


@book.rule("15.7.6", without=False)
def can_always_be_played() -> bool:
    """A Wild can be played whatever its color and the card on top."""
    return True
