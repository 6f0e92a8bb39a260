"""Sections 15.1 and 15.2: starting the pile, its bottom card, the Uno deck that runs out, and draws from it."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card


@book.rule("15.1.1", without="")
def first_card(deck: list[str]) -> str:
    """The top card of the shuffled Uno deck starts the pile; '' where there is none."""
    return deck[-1] if deck else ""


@book.rule("15.1.1.a", without=True)
def first_card_has_effect() -> bool:
    """The first card, which nobody has played, has no effect, and nobody declares a color for it."""
    return False


@book.rule("15.1.3", without=False)
def bottom_is_owned_by_nobody() -> bool:
    """No player owns the bottom card of the pile."""
    return True


@book.rule("15.1.4", without=False)
def bottom_is_controlled_by_nobody() -> bool:
    """No player controls the bottom card of the pile."""
    return True


@book.rule("15.1.5", without=False)
def bottom_is_shuffled_in(card: Card) -> bool:
    """The bottom card is shuffled into the Uno deck however it leaves the pile."""
    return not card.owner


@book.rule("15.1.6", without="")
def new_bottom(deck: list[str]) -> str:
    """As soon as the pile is empty, the top card of the Uno deck is its new bottom card; '' where there is none."""
    return deck[-1] if deck else ""


@book.rule("15.1.7", without=())
def goes_back_to_deck(pile: list[str]) -> list[str]:
    """When the Uno deck has no more cards, all cards of the pile but its top card go into it."""
    return pile[:-1]


@book.rule("15.1.7.a", without=False)
def players_cards_go_too() -> bool:
    """Cards that belong to players go into the Uno deck as well."""
    return True


@book.rule("15.1.7.b", without=False)
def is_shuffled_then() -> bool:
    """The Uno deck is then shuffled."""
    return True


@book.rule("15.1.7.c", without=False)
def is_renewed_in_mid_draw(deck: list[str]) -> bool:
    """The Uno deck is renewed as soon as its last card is drawn, also in the middle of a draw."""
    return not deck


@book.rule("15.1.7.d", without=False)
def is_renewed_later(deck: list[str], pile: list[str]) -> bool:
    """A deck that could not be renewed is once the pile has a second card."""
    return not deck and len(pile) > 1


@book.rule("15.1.7.e", without=False)
def top_stays_as_it_is() -> bool:
    """The top card keeps its owner, its controller and what is attached to it as the deck is renewed."""
    return True


@book.rule("15.2.1", without=0)
def drawn_in_draw_step() -> int:
    """How many cards the turn player draws from the Uno deck in the draw step."""
    return 1


@book.rule("15.2.2", without=True)
def serves_other_effects() -> bool:
    """No effect that draws additional cards is used on the Uno deck."""
    return False


@book.rule("15.2.2.a", without=False)
def named_draw_takes_place() -> bool:
    """A draw that names the Uno deck takes place."""
    return True
