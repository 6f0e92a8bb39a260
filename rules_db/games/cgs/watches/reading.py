"""How watches read a game: events, places and printed texts, with nothing that asks a rule of the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rules_db.engine.kernel import Event
from rules_db.engine.watching import Seen
from rules_db.games.cgs.actions.values import Action
from rules_db.games.cgs.card_text.model import Effect
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import BATTLE, BETTING, ENDING, MAIN_1, MAIN_2, STARTING, Game

PHASES = (STARTING, BETTING, MAIN_1, BATTLE, MAIN_2, ENDING)
"""The phases of a turn, in their order (4.1.1)."""

Sight = Seen[Table, Action]


def fact(event: Event, name: str) -> str:
    """One fact of an event as text; '' where it has none of that name."""
    value = event.get(name)
    return "" if value is None else str(value)


def is_magic_creature(card: Card) -> bool:
    """Whether a card of Magic is a creature at present."""
    return card.printed.game is Game.MAGIC and "creature" in card.types


def is_said(table: Table, *patterns: str, but: str = "") -> bool:
    """Whether the text of any card of the game, but one, says something of this sort, so that print does not decide.

    Patterns say 'cannot' for "can't".
    """
    for card in table.cards.values():
        if card.printed.text and card.id != but and _says(card.printed.text, patterns):
            return True
    return False


@lru_cache(maxsize=4096)
def small(text: str) -> str:
    """A text as it would be typed: small letters where its sentences begin."""
    return re.sub(r"(?:^|(?<=[.;:,—] ))[A-Z]", lambda found: found[0].lower(), text)


@lru_cache(maxsize=4096)
def _says(text: str, patterns: tuple[str, ...]) -> bool:
    text = text.replace("can't", "cannot")
    return any(re.search(pattern, each) for pattern in patterns for each in (text, small(text)))


def has_printed(card: Card, keyword: str) -> bool:
    """Whether a keyword stands by itself among the effects of a card."""
    text = re.sub(r"\([^()]*\)", "", card.printed.text.lower())
    return keyword in (word.strip() for word in re.split("[;,.\n]", text))


def effect_of(card: Card, number: int) -> Effect | None:
    """An effect of a card, counted from 1 as actions do."""
    texts = (card.own or card.printed).text, *(each.text for each in card.gained)
    effects = [effect for text in texts if text for effect in read_effects(text)]
    return effects[number - 1] if 0 < number <= len(effects) else None


def taps_itself(effect: Effect) -> bool:
    """Whether tapping its own card is among the costs of an effect."""
    return any(cost.verb == "tap" and cost.what is not None and cost.what.pick == "this" for cost in effect.costs)


def swept(sight: Sight) -> Iterator[tuple[Card, Selector]]:
    """Every card, as it lay before, that an effect on all cards of a sort has destroyed or exiled, with that sort.

    A text of several steps does not say which of them it was, and is left out.
    """
    for event in sight.of("destroyed", "exiled"):
        source, card = (sight.before.cards.get(fact(event, name)) for name in ("by", "card"))
        if source is None or card is None or fact(event, "how") == "battle":
            continue
        steps = [step for effect in read_effects(source.printed.text) for step in effect.steps]
        if len(steps) == 1 and steps[0].what is not None and steps[0].what.pick == "all":
            yield card, steps[0].what


def strikes(table: Table) -> Iterator[Strike]:
    """The attackers of the attack under way."""
    yield from table.attack.strikes if table.attack is not None else ()


def mana_value(cost: str) -> int:
    """How much mana a cost such as '{2}{R}' asks for, apart from X; {2/W} counts 2."""
    return sum(max(amounts) for amounts in _amounts(cost))


def least_mana(cost: str) -> int:
    """The least mana that a cost can be paid with, apart from X: none for {U/P}, which life can pay."""
    return sum(min(amounts) for amounts in _amounts(cost))


def _amounts(cost: str) -> Iterator[list[int]]:
    """How much mana each symbol of a cost takes, by each of the ways to pay it."""
    for symbol in re.findall(r"\{([^}]+)\}", cost):
        if symbol != "X":
            yield [int(each) if each.isdigit() else 0 if each == "P" else 1 for each in symbol.split("/")]
