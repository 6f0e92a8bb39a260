"""Sections 1.2 and 1.3: how large a Main Deck and an Extra Deck are, and which cards they hold."""

from __future__ import annotations

from collections.abc import Collection

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Print
from rules_db.games.cgs.words import Game

LEAST, MOST, LEAST_OF_EACH, MOST_EXTRA = 75, 300, 5, 15


@book.rule("1.2.1")
def brings_main_deck(cards: int) -> Refusal | None:
    """Each player brings a Main Deck."""
    return None if cards else book.refuse("1.2.1", cards=cards)


@book.rule("1.2.2")
def is_large_enough(cards: int) -> Refusal | None:
    """A Main Deck has 75 cards or more."""
    return book.refuse("1.2.2", cards=cards, least=LEAST) if cards < LEAST else None


@book.rule("1.2.3")
def is_small_enough(cards: int) -> Refusal | None:
    """A Main Deck has no more than 300 cards."""
    return book.refuse("1.2.3", cards=cards, most=MOST) if cards > MOST else None


@book.rule("1.2.4")
def holds_enough_of(game: Game, cards: int) -> Refusal | None:
    """A Main Deck holds 5 cards or more of each TCG; those in the Extra Deck do not help (1.2.4.R1)."""
    return book.refuse("1.2.4", game=str(game), cards=cards, least=LEAST_OF_EACH) if cards < LEAST_OF_EACH else None


@book.rule("1.2.5")
def goes_into_main_deck(card: Print, others: Collection[Game]) -> Refusal | None:
    """Cards of Uno, poker and Monopoly Deal are not put into a Main Deck."""
    return book.refuse("1.2.5", card=card.name, game=str(card.game)) if card.game in others else None


@book.rule("1.3.1", without=False)
def may_build_extra_deck() -> bool:
    """Each player may build an Extra Deck besides."""
    return True


@book.rule("1.3.2")
def is_small_extra_deck(cards: int) -> Refusal | None:
    """An Extra Deck has no more than 15 cards."""
    return book.refuse("1.3.2", cards=cards, most=MOST_EXTRA) if cards > MOST_EXTRA else None


@book.rule("1.3.3")
def goes_into_extra_deck(card: Print, is_made_for_it: bool) -> Refusal | None:
    """An Extra Deck holds only the Yu-Gi-Oh! cards that are made for it."""
    return None if is_made_for_it else book.refuse("1.3.3", card=card.name, game=str(card.game))
