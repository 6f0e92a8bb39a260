"""What cards say: what is printed on them, and after it what other texts have given them in quotes."""

from __future__ import annotations

from functools import cache
from itertools import chain

from rules_db.games.cgs.card_text.model import Effect
from rules_db.games.cgs.card_text.reading import read_effects, triggered
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Game


def effects_of(card: Card) -> tuple[Effect, ...]:
    """The effects that a card has or has had, each in its place for good: `says` tells whether it has one now."""
    return effects_in(texts_of(card)) if card.gained else read_effects(card.printed.text)


def texts_of(card: Card) -> tuple[str, ...]:
    """What is printed, and then each text that the card was given, which is one effect."""
    return (card.printed.text, *(each.text for each in card.gained))


@cache
def effects_in(texts: tuple[str, ...]) -> tuple[Effect, ...]:
    """The effects of several texts, in a row."""
    return tuple(chain.from_iterable(map(read_effects, texts)))


def says(card: Card, place: int) -> bool:
    """Whether the effect at a place is printed on the card, or given to it at present."""
    return not card.gained or place < (printed := number_printed(card)) or card.gained[place - printed].is_in_force


def number_printed(card: Card) -> int:
    """How many effects are printed on a card."""
    return len(read_effects(card.printed.text))


def game_of(card: Card, place: int) -> Game:
    """In the words of which game an effect of a card speaks: those of the card that gives it."""
    at = place - number_printed(card)
    return card.gained[at].game if 0 <= at < len(card.gained) else card.printed.game


def triggered_of(card: Card) -> dict[str, tuple[tuple[int, Effect], ...]]:
    """The effects of a card that wait for something, with their places, by what they wait for."""
    return _triggered(texts_of(card)) if card.gained else triggered(card.printed.text)


@cache
def _triggered(texts: tuple[str, ...]) -> dict[str, tuple[tuple[int, Effect], ...]]:
    found: dict[str, tuple[tuple[int, Effect], ...]] = {}
    start = 0
    for text in texts:
        for event, waiting in triggered(text).items():
            found[event] = (*found.get(event, ()), *((start + place, effect) for place, effect in waiting))
        start += len(read_effects(text))
    return found


@cache
def of_kind(texts: tuple[str, ...], *kinds: str) -> tuple[tuple[int, Effect], ...]:
    """The effects of several texts of some kinds, with their places."""
    return tuple((place, effect) for place, effect in enumerate(effects_in(texts)) if effect.kind in kinds)
