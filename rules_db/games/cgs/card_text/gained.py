"""What cards say: what is printed on them, and after it what other texts have given them, or they have copied."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from functools import cache
from itertools import accumulate, chain

from rules_db.games.cgs.card_text.model import Effect, all_steps, selectors
from rules_db.games.cgs.card_text.reading import effects_of_kind, read_effects, triggered
from rules_db.games.cgs.state import Card, Gained
from rules_db.games.cgs.words import Game


def effects_of(card: Card) -> tuple[Effect, ...]:
    """The effects that a card has or has had, each in its place for good: `says` tells whether it has one now."""
    return effects_in(texts_of(card)) if card.gained else read_effects(card.printed.text)


def texts_of(card: Card) -> tuple[str, ...]:
    """What is printed, and then each text that the card was given, which is one effect, or has copied."""
    return ((card.own or card.printed).text, *(each.text for each in card.gained))


@cache
def effects_in(texts: tuple[str, ...]) -> tuple[Effect, ...]:
    """The effects of several texts, in a row."""
    return tuple(chain.from_iterable(map(read_effects, texts)))


def says(card: Card, place: int) -> bool:
    """Whether the effect at a place is one that the card has at present: printed on it, given to it or copied."""
    if card.became == EQUIPPED and not _speaks_of_host(effects_of(card)[place]):
        return False
    if not card.gained:
        return True
    at = _text_at(texts_of(card), place)
    return card.gained[at - 1].is_in_force if at else card.own is None


EQUIPPED = ["Equip Spell"]
"""The card types of a summon that is equipped to another one: of its effects it has those that speak of that one."""


@cache
def _speaks_of_host(effect: Effect) -> bool:
    about = [what for step in all_steps(effect) for what in selectors(step)]
    asked = [test.selector for test in effect.tests]
    waited = [effect.when.what] if effect.when is not None and effect.when.what is not None else []
    return any("host" in (what.pick, what.near) for what in (*about, *asked, *waited))


@cache
def _starts(texts: tuple[str, ...]) -> tuple[int, ...]:
    """The place of the first effect of each of several texts, in a row."""
    return tuple(accumulate((len(read_effects(each)) for each in texts[:-1]), initial=0))


def _text_at(texts: tuple[str, ...], place: int) -> int:
    """Which of several texts an effect belongs to; the last for a place behind all of them."""
    return bisect_right(_starts(texts), place) - 1


def game_of(card: Card, place: int) -> Game:
    """In the words of which game an effect of a card speaks: those of the card that gives it."""
    at = _text_at(texts_of(card), place) if card.gained else 0
    return card.gained[at - 1].game if at else (card.own or card.printed).game


def start_of_printed(card: Card) -> int:
    """The place of the first effect that counts as printed on a card: of those that it has copied, if it is a copy."""
    if card.own is None:
        return 0
    copied = (at for at, each in enumerate(card.gained, 1) if each.printed is not None and each.is_in_force)
    return _starts(texts_of(card))[next(copied, 0)]


def printed_of_kind(card: Card, kind: str) -> tuple[tuple[int, Effect], ...]:
    """The effects of one kind that count as printed on a card, with their places among all that it has."""
    found = effects_of_kind(card.printed.text, kind)
    start = start_of_printed(card)
    return tuple((start + place, effect) for place, effect in found) if start else found


def lent_of_kind(card: Card, kind: str, lent: Collection[str]) -> tuple[tuple[int, Effect], ...]:
    """The effects of one kind of some texts, which a card keeps besides its own, with their places among all of it."""
    texts, starts = texts_of(card), _starts(texts_of(card))
    kept = [at for at, each in enumerate(card.gained, 1) if each.printed is None and each.text in lent]
    return tuple((starts[at] + place, effect) for at in kept for place, effect in effects_of_kind(texts[at], kind))


def lent(card: Card, text: str, game: Game) -> int:
    """The place of the first effect of a text that a card keeps besides its own, of which nothing is its own."""
    at = next((at for at, each in enumerate(card.gained, 1) if each.text == text and each.printed is None), 0)
    if not at:
        card.gained.append(Gained(text, game, is_in_force=False))
    return _starts(texts_of(card))[at or len(card.gained)]


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
