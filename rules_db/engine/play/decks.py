"""Deck construction: a list of cards in, every problem out, for games whose players bring decks of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rules_db.engine.kernel import Refusal
from rules_db.engine.scene import Row


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """What is wrong with a list: the rule that it breaks with the facts, and the same in words."""

    refusal: Refusal
    words: str


@dataclass(frozen=True, slots=True)
class DeckReport:
    """What was looked through: how many cards each deck has, and all that is wrong with them, by rule."""

    cards: Mapping[str, int]
    problems: Sequence[DeckProblem]


class DeckBuilding(Protocol):
    """Looks through the decks of one player. It stands in the game's `table/deck_lists.py`.

    `columns` are those of a list, `agreements` what players may agree on, in words for a reader. `read` takes a row
    and raises BadSetup for one that is none; `report` looks at all rows that were read.
    """

    @property
    def columns(self) -> Sequence[str]: ...

    @property
    def agreements(self) -> Sequence[str]: ...

    def read(self, row: Row) -> Any: ...

    def report(self, listed: Sequence[Any], agreed: Sequence[str]) -> DeckReport:
        """Raises BadSetup for something that nobody can agree on."""


def in_words(refusals: Iterable[Refusal], key: str, words: Mapping[str, str]) -> list[DeckProblem]:
    """Each refusal with its words, a sentence that names facts in braces.

    They stand under the number of the rule; where that asks for several things, under it and the first fact.
    """
    return [DeckProblem(each, _said(each, key, words)) for each in refusals]


def _said(refusal: Refusal, key: str, words: Mapping[str, str]) -> str:
    number, facts = refusal.rule.removeprefix(f"{key}-"), dict(refusal.facts)
    first = next(iter(facts), "")
    return words.get(f"{number} {first}", words.get(number, "")).format(**facts) or str(refusal)
