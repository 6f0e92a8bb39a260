"""Section 1.5: which cards decks are built from, and what the decks of the other games are made of."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.decks import standard
from rules_db.games.cgs.decks.standard import FOUR_COLOR, Copies
from rules_db.games.cgs.state import Print

CORE_SET = "Core Set"


@book.rule("1.5.1")
def is_playable(card: Print, release: str, playable: Collection[str]) -> Refusal | None:
    """A card of a TCG is playable, or goes into no deck; without a list every card is playable (1.5.1.R1)."""
    if not playable or release in playable:
        return None
    return book.refuse("1.5.1", card=card.name, release=release)


@book.rule("1.5.2", without=())
def playable_sets(season: str) -> tuple[str, ...]:
    """The playable cards are those of the Core Set and of the set of the current season."""
    return CORE_SET, season


@book.rule("1.5.3", without=())
def uno_deck(settings: Mapping[str, int]) -> Sequence[Copies]:
    """Uno comes with its standard deck."""
    return tuple(standard.uno(settings))


@book.rule("1.5.4", without=())
def playing_cards() -> Sequence[Copies]:
    """Poker comes with a standard deck and a four-color deck together."""
    return tuple(standard.playing_cards(suits_of_four_color_deck(), jokers()))


@book.rule("1.5.4.a", without=FOUR_COLOR)
def suits_of_four_color_deck() -> tuple[str, ...]:
    """The red hearts of the four-color deck are left out."""
    return tuple(each for each in FOUR_COLOR if each != "Hearts")


@book.value("1.5.4.b", without=0)
def jokers() -> int:
    """There are 2 jokers."""
    return 2


@book.rule("1.5.5", without=())
def monopoly_deck(settings: Mapping[str, int]) -> Sequence[Copies]:
    """Monopoly Deal comes with its standard deck."""
    return tuple(standard.monopoly(settings))
