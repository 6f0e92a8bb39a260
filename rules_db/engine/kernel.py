"""What every game speaks in: events and refusals that cite rules, decisions, and what may go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

made = tuple.__new__
"""Makes a named tuple of its values in half the time that its own constructor takes."""

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


class Refusal(NamedTuple):
    """Why an action is illegal: the id of the rule that forbids it, and the facts that it looked at.

    A named tuple, as an event is: so many are made, and a frozen dataclass takes three times as long to make.
    """

    rule: str
    facts: tuple[tuple[str, Plain], ...] = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts)
        return f"{self.rule} forbids it" + (f" ({facts})" if facts else "")


class Event(NamedTuple):
    """Something that happened. `number` counts from 0 within one apply; `because` is its cause's number, or None."""

    number: int
    kind: str
    rule: str
    who: str
    data: tuple[tuple[str, Plain], ...]
    because: int | None

    def get(self, name: str) -> Plain:
        """One fact of the event; None where it has none of that name."""
        return dict(self.data).get(name)


class Decision(NamedTuple):
    """Who must choose next, and what kind of choice it is."""

    player: str
    kind: str


class GameError(Exception):
    """The root of what goes wrong between a caller and a game."""


class IllegalAction(GameError):
    """The rules forbid the action; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


class MalformedAction(GameError):
    """The text is no action of the game."""


class AmbiguousAction(GameError):
    """The text fits several actions; the message lists them."""


class Breakdown(GameError):
    """The engine itself fails, or an action never ends; the state is as it was."""


class BadSetup(GameError):
    """The setup describes no position that the game could be in; `refusal` names the rule, where one forbids it.

    `others` are further reasons, where all of them are known, as with decks.
    """

    def __init__(self, message: str, refusal: Refusal | None = None, others: Sequence[Refusal] = ()) -> None:
        self.refusal, self.others = refusal, tuple(others)
        super().__init__(message)
