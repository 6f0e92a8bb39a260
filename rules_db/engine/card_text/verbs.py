"""The verbs of a game's cards: one entry a verb, with its sentences and all that the engine does about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Generic, TypeVar

from rules_db.engine.card_text.parts import Build, Form, Part

Act = TypeVar("Act")
Pay = TypeVar("Pay")


class Trait(StrEnum):
    """What somebody who looks at a card wants to know of it."""

    CHANGES = "changes properties"
    CONTROL = "changes control"
    DRAWS = "draws"
    ENDS = "ends the duel"
    FORBIDS = "forbids"
    LIFE = "changes life points"
    MAKES = "makes tokens"
    MOVES = "moves cards"
    SHOWS = "shows cards"
    SHUFFLES = "shuffles"
    STOPS = "stops effects"
    TURNS = "turns cards over"


@dataclass(frozen=True, slots=True)
class Verb(Generic[Act, Pay]):
    """One verb. `act` is what it does as an effect resolves, None for one that only stands.

    `pay` is how it is paid as a cost, None for no cost. `stands` says that it can stand in a continuous effect.
    """

    name: str
    sentences: tuple[tuple[str, Build], ...]
    act: Act | None = None
    pay: Pay | None = None
    stands: bool = False
    traits: tuple[Trait, ...] = ()


class Verbs(Generic[Act, Pay]):
    """The verbs of one game by name."""

    def __init__(self) -> None:
        self._entries: dict[str, Verb[Act, Pay]] = {}

    def add(self, verb: Verb[Act, Pay]) -> None:
        """Raises ValueError for a verb that is there already, or that does nothing."""
        if verb.name in self._entries:
            raise ValueError(f"there are two verbs {verb.name!r} (a verb has one entry, with all its sentences)")
        if verb.act is None and not verb.stands:
            raise ValueError(f"the verb {verb.name!r} does nothing (give it `act`, or let it stand)")
        self._entries[verb.name] = verb

    def __getitem__(self, name: str) -> Verb[Act, Pay]:
        return self._entries[name]

    def __iter__(self) -> Iterator[Verb[Act, Pay]]:
        return iter(self._entries.values())

    def doing(self, name: str) -> Act:
        """What a verb does; raises ValueError for one that only stands."""
        act = self._entries[name].act
        if act is None:
            raise ValueError(f"the verb {name!r} does nothing by itself (it stands)")
        return act

    def paying(self, name: str) -> Pay:
        """How a verb is paid; raises ValueError for one that is no cost."""
        pay = self._entries[name].pay
        if pay is None:
            raise ValueError(f"the verb {name!r} is no cost")
        return pay

    def sentences(
        self,
        part: str,
        about: str,
        allowed: Callable[[Verb[Act, Pay]], bool],
        refusal: str,
        check: Callable[[Any], object] | None = None,
    ) -> Part:
        """A part made of the sentences of all verbs; those of verbs that are not allowed are known and refused.

        In `refusal` {verb} stands for the verb. `check` looks at what a sentence means and raises Unsaid.
        """
        forms = []
        for verb in self:
            refused = "" if allowed(verb) else refusal.format(verb=verb.name)
            for pattern, build in verb.sentences:
                checked = build if check is None else _checked(build, check)
                forms.append(Form(pattern, checked, refused, verb.name))
        return Part(part, tuple(forms), about)


def _checked(build: Build, check: Callable[[Any], object]) -> Build:
    def checked(filled: Any) -> Any:
        meaning = build(filled)
        check(meaning)
        return meaning

    return checked


def only(part: Part, verb: str) -> Part:
    """The same part with the sentences of one verb alone."""
    return replace(part, forms=tuple(form for form in part.forms if form.verb == verb))
