"""How whatever is being done gets the choices that it needs: it asks, is put off, and runs again with the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Choice:
    """A choice that a game waits for: between `least` and `most` of the options, which are texts.

    `rule` is the number of the rule that asks for it. `costs` is what the first option costs in means that can still be
    made while the choice is open, in the words of the game.
    """

    player: str
    kind: str
    rule: str
    options: list[str]
    least: int = 1
    most: int = 1
    about: str = ""
    costs: str = ""


class Asked(Exception):
    """A choice is needed before anything is changed."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        super().__init__(choice.kind)


_UNASKED: ContextVar[list[tuple[str, list[str]]] | None] = ContextVar("unasked", default=None)


@contextmanager
def noting_unasked() -> Iterator[list[tuple[str, list[str]]]]:
    """Inside, who would have been asked for a choice that has made itself, and what was chosen, is noted."""
    noted: list[tuple[str, list[str]]] = []
    before = _UNASKED.set(noted)
    try:
        yield noted
    finally:
        _UNASKED.reset(before)


def unasked(choice: Choice, picks: Sequence[str]) -> list[str]:
    """What is chosen where nothing else can be."""
    if picks and (noted := _UNASKED.get()) is not None:
        noted.append((choice.player, list(picks)))
    return list(picks)


class Answers:
    """The choices made so far, handed out in the order in which they are asked for."""

    def __init__(self, made: Sequence[list[str]] = ()) -> None:
        self._made = made
        self._next = 0

    def ask(self, choice: Choice) -> list[str]:
        """What was chosen; a choice without alternative makes itself. Raises Asked where it is still open."""
        if len(choice.options) <= choice.least:
            return unasked(choice, choice.options)
        if self._next == len(self._made):
            raise Asked(choice)
        self._next += 1
        return self._made[self._next - 1]

    def ask_one(self, choice: Choice) -> str:
        """The one option that was chosen. Raises Asked as `ask` does."""
        (chosen,) = self.ask(choice)
        return chosen


class Listed(Answers):
    """Takes the first options, for cards whose order an action has named already."""

    def ask(self, choice: Choice) -> list[str]:
        return choice.options[: choice.least]
