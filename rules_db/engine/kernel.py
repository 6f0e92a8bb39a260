"""What every game is made of: a registry of rules, events that cite them, refusals that cite them, and chance.

One truth: a game is (setup, seed, actions). State, trace, undo and bug report derive from that. A state is a
dataclass of plain values; randomness is a counter in it. Standard library only.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
Function = TypeVar("Function", bound=Callable[..., Any])

MOST_EVENTS = 1_000
"""How many events one action may bring about; a loop that adds more and more of them is cut off there."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal: the id of the rule that forbids it, and the facts that it looked at."""

    rule: str
    facts: tuple[tuple[str, Plain], ...] = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts)
        return f"{self.rule} forbids it" + (f" ({facts})" if facts else "")


@dataclass(frozen=True, slots=True)
class Event:
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


@dataclass(frozen=True, slots=True)
class Decision:
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


class EndlessAction(RuntimeError):
    """An action brings about more events than any should: a fault of the engine, or the want of a rule switched off."""


class BadSetup(GameError):
    """The setup describes no position that the game could be in; `refusal` names the rule, where one forbids it."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        self.refusal = refusal
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Entry:
    """A registered rule: where the engine keeps it, and what holds without it."""

    id: str
    number: str
    function: Callable[..., Any]
    without: Any

    @property
    def module(self) -> str:
        return self.function.__module__

    @property
    def qualname(self) -> str:
        return self.function.__qualname__

    @property
    def line(self) -> int:
        """1-based line of the definition, decorators included."""
        return inspect.getsourcelines(self.function)[1]


class Book:
    """The rules of one game by number, each of which can be switched off to see whether it would be missed."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.entries: dict[str, Entry] = {}
        self._off: set[str] = set()
        self._watchers: list[set[str]] = []

    def rule(self, number: str, without: Any = None) -> Callable[[Function], Function]:
        """Register a function as a rule. While the rule is off, a call gives `without` and the body does not run.

        Rules are called by position. For a predicate that returns a Refusal the default None allows everything; a
        function that yields takes `without=()`. Raises ValueError for a number that is taken.
        """

        def register(function: Function) -> Function:
            if number in self.entries:
                raise ValueError(f"rule {number} is already registered by {self.entries[number].qualname}")
            self.entries[number] = Entry(self.id(number), number, function, without)
            off, watchers = self._off, self._watchers

            @functools.wraps(function)
            def switchable(*args: Any) -> Any:
                if watchers:
                    watchers[-1].add(number)
                return without if number in off else function(*args)

            return switchable  # type: ignore[return-value]

        return register

    value = rule
    """The same for a function that only gives a fact, such as the number of cards in an opening hand."""

    def id(self, number: str) -> str:
        return f"{self.key}-{number}"

    @contextmanager
    def switched_off(self, number: str) -> Iterator[None]:
        """Play without one rule. Raises KeyError for a number that is not registered."""
        self.entries[number]
        self._off.add(number)
        try:
            yield
        finally:
            self._off.discard(number)

    @contextmanager
    def watched(self) -> Iterator[set[str]]:
        """The numbers of the rules that the game comes to inside, whether or not they had anything to say."""
        self._watchers.append(set())
        try:
            yield self._watchers[-1]
        finally:
            self._watchers.pop()

    def refuse(self, number: str, **facts: Plain) -> Refusal:
        """A refusal that cites a registered rule; KeyError for any other."""
        return Refusal(self.entries[number].id, tuple(facts.items()))


class Trace:
    """Collects the events of one apply as a tree: what happens inside `because` is caused by that event."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._causes: list[int] = []
        self.events: list[Event] = []

    def emit(self, kind: str, number: str, who: str = "", **data: Plain) -> Event:
        """Record that something happened under a registered rule; KeyError for any other number.

        Raises EndlessAction for what comes after MOST_EVENTS.
        """
        if len(self.events) == MOST_EVENTS:
            raise EndlessAction(f"more than {MOST_EVENTS:,} events in one action, the last of them {kind} by {number}")
        cause = self._causes[-1] if self._causes else None
        rule = self._book.entries[number].id
        event = Event(len(self.events), kind, rule, who, tuple(data.items()), cause)
        self.events.append(event)
        return event

    def because(self, event: Event) -> _Cause:
        """Everything emitted inside is a consequence of the event."""
        return _Cause(self._causes, event.number)


class _Cause:
    """What `because` enters and leaves; not a generator, since most events go through one."""

    __slots__ = ("_causes", "_number")

    def __init__(self, causes: list[int], number: int) -> None:
        self._causes, self._number = causes, number

    def __enter__(self) -> None:
        self._causes.append(self._number)

    def __exit__(self, *error: object) -> None:
        self._causes.pop()


@dataclass(slots=True)
class Chance:
    """Counter-based randomness, part of the state. `script` holds outcomes that are used up before real chance."""

    seed: int
    counter: int = 0
    script: list[int] = field(default_factory=list)

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, `bound`; every one equally likely."""
        if self.script:
            return self.script.pop(0) % bound
        while True:
            digest = hashlib.sha256(f"{self.seed}:{self.counter}".encode()).digest()
            self.counter += 1
            drawn = int.from_bytes(digest[:8], "big")
            if drawn < 2**64 - 2**64 % bound:
                return drawn % bound

    def shuffle(self, items: list[Any]) -> None:
        """Put a list into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Game(Protocol):
    """The functions that every game has. States are the game's own dataclasses, actions its own frozen values."""

    book: Book

    def new(self, setup: dict[str, Any], seed: int) -> Any:
        """A game at its start; raises BadSetup."""

    def pending(self, state: Any) -> Decision | None:
        """The choice that the game waits for; None when it is over."""

    def options(self, state: Any) -> Sequence[Any]:
        """Candidate actions of the player who must choose: finite, canonical, sorted by their text."""

    def why_not(self, state: Any, action: Any) -> Refusal | None:
        """None for a legal action, else the rule that forbids it."""

    def apply(self, state: Any, action: Any) -> list[Event]:
        """Change the state by a legal action; raises IllegalAction and leaves it as it was for any other."""

    def view(self, state: Any, player: str) -> Any:
        """The state with that player's secrets only."""

    def parse(self, state: Any, text: str) -> Any:
        """The action that a text means; raises MalformedAction or AmbiguousAction."""

    def format(self, action: Any) -> str:
        """The text of an action, which `parse` reads back."""


def legal(game: Game, state: Any) -> list[Any]:
    """The candidates that no rule forbids."""
    return [action for action in game.options(state) if game.why_not(state, action) is None]
