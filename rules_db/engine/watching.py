"""Watches: second readers of rules, who see what happened and not what was asked.

A knock-out shows that an example would miss a rule. It cannot show that the rule is asked wherever it should be: a
watch can, over games that nobody wrote. It knows the state before, the action, the events and the state after, and
says what of that its rules do not allow. It never asks whether the engine found something legal.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rules_db.engine.kernel import Event
from rules_db.engine.state.copying import copied, copied_since

State = TypeVar("State")
Action = TypeVar("Action")


Occasion = str | type | None
"""What a watch can wait for: an event of a kind, an action of a class, or, with None, the start of a game."""


@dataclass(frozen=True, slots=True)
class Seen(Generic[State, Action]):
    """One action of a game, from outside. At the start of a game there is none: `before` is `after` then.

    A watch changes neither state. `kinds` are those of the events, since most watches look for some that are not there;
    `touched` are these kinds and the class of the action (None at the start), by which watches are asked.
    """

    before: State
    action: Action | None
    events: tuple[Event, ...]
    after: State
    kinds: frozenset[str] = field(init=False)
    touched: frozenset[Occasion] = field(init=False)

    def __post_init__(self) -> None:
        kinds = frozenset([event.kind for event in self.events])
        object.__setattr__(self, "kinds", kinds)
        object.__setattr__(self, "touched", kinds | {None if self.action is None else type(self.action)})

    def of(self, *kinds: str) -> Iterator[Event]:
        """The events of these kinds, in order."""
        if self.kinds.isdisjoint(kinds):
            return iter(())
        return (event for event in self.events if event.kind in kinds)

    def causes(self, event: Event) -> Iterator[Event]:
        """What led to an event, the nearest first."""
        while event.because is not None:
            event = self.events[event.because]
            yield event


Watching = Callable[[Any], Iterable[str]]
"""Takes what was seen, yields a sentence for each thing that the rules do not allow."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A registered watch, and the numbers of the rules that it sees to.

    It is asked where one of the occasions `on` has come, and always where it names none.
    """

    rules: tuple[str, ...]
    function: Watching
    on: frozenset[Occasion] = frozenset()

    @property
    def module(self) -> str:
        return self.function.__module__

    @property
    def qualname(self) -> str:
        return str(getattr(self.function, "__qualname__", self.function))

    @property
    def line(self) -> int:
        """1-based line of the definition, decorators included."""
        return inspect.getsourcelines(self.function)[1]


@dataclass(frozen=True, slots=True)
class Breach:
    """Something that a watch saw and its rules do not allow, or what broke the watch itself."""

    watch: Watch
    what: str
    is_breakdown: bool = False

    @property
    def promise(self) -> str:
        """What is broken, in the same words each time."""
        whose = " and ".join(self.watch.rules)
        return f"the watch of {whose} does not break down" if self.is_breakdown else f"what happens keeps to {whose}"

    def __str__(self) -> str:
        does = "breaks down" if self.is_breakdown else "sees"
        return f"the watch of {' and '.join(self.watch.rules)} {does}: {self.what}"


def breaches(watches: Sequence[Watch], seen: Seen[Any, Any]) -> list[Breach]:
    """All that these watches say of one action."""
    found: list[Breach] = []
    for watch in watches:
        if watch.on and watch.on.isdisjoint(seen.touched):
            continue
        try:
            for what in watch.function(seen):
                found.append(Breach(watch, what))
        except Exception as error:  # a watch that breaks down is told of as such, and the game goes on
            found.append(Breach(watch, f"{type(error).__name__}: {error}", is_breakdown=True))
    return found


class Lookout:
    """Shows watches a game, action by action; it begins with the state in which the game does, and keeps that."""

    def __init__(self, watches: Sequence[Watch], state: Any) -> None:
        self.watches = watches
        self.begun = self.before = copied(state)
        self.breaches = breaches(watches, Seen(self.before, None, (), self.before))

    def look(self, action: Any, events: Sequence[Event], after: Any) -> list[Breach]:
        """What the watches say of an action that has been carried out."""
        if not self.watches:
            return []
        now = copied_since(after, self.before)
        found = breaches(self.watches, Seen(self.before, action, tuple(events), now))
        self.before = now
        self.breaches += found
        return found
