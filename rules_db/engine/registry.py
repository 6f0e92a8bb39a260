"""The rules of one game by number: each can be switched off, and each can have a second reader.

What a call of a rule runs is exchanged only while the rule is off, or until it has been noted that it is reached, where
somebody notes that; at all other times a rule costs what any function does.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from rules_db.engine.kernel import Plain, Refusal, made
from rules_db.engine.watching import Occasion, Watch, Watching

Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Entry:
    """A registered rule: where the engine keeps it, and what holds without it.

    `line` is where the definition begins, 1-based, decorators included.
    """

    id: str
    number: str
    function: Callable[..., Any]
    without: Any
    line: int

    @property
    def module(self) -> str:
        return self.function.__module__

    @property
    def qualname(self) -> str:
        return self.function.__qualname__


class Registry:
    """The rules of one game, and the watches that see to them."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.entries: dict[str, Entry] = {}
        self.watches: list[Watch] = []
        self._printed: dict[str, types.CodeType] = {}
        self._noting: dict[str, types.CodeType] = {}
        self._off: set[str] = set()
        self._reached: list[set[str]] = []
        self._noted: set[str] = set()
        self._keeping: list[Callable[[], None]] = []

    def rule(self, number: str, without: Any = None) -> Callable[[Function], Function]:
        """Register a function as a rule. While the rule is off, a call gives `without` and the body does not run.

        Rules are called by position. For a predicate that returns a Refusal the default None allows everything; a
        function that yields takes `without=()`. Raises ValueError for a number that is taken.
        """

        def register(function: Function) -> Function:
            if number in self.entries:
                raise ValueError(f"rule {number} is already registered by {self.entries[number].qualname}")
            code: types.CodeType = function.__code__
            self.entries[number] = Entry(self.id(number), number, function, without, code.co_firstlineno)
            self._printed[number] = code
            return function

        return register

    value = rule
    """The same for a function that only gives a fact, such as the number of cards in an opening hand."""

    def kept(self, function: Function) -> Function:
        """A function of values that asks rules: what it gave is kept until a rule is switched off, or on again."""
        keeping: Any = lru_cache(maxsize=4096)(function)
        self._keeping.append(keeping.cache_clear)
        return keeping  # type: ignore[no-any-return]

    def watch(self, *numbers: str, on: Iterable[Occasion] = ()) -> Callable[[Watching], Watching]:
        """Register a second reader of these rules: it sees what happened and yields what of it they do not allow.

        It is asked on these occasions only: kinds of events, classes of actions, None for the start of a game.
        """

        def register(function: Watching) -> Watching:
            self.watches.append(Watch(numbers, function, frozenset(on)))
            return function

        return register

    def watches_of(self, number: str) -> list[Watch]:
        """The watches that see to a rule."""
        return [watch for watch in self.watches if number in watch.rules]

    def id(self, number: str) -> str:
        return f"{self.key}-{number}"

    @contextmanager
    def switched_off(self, number: str) -> Iterator[None]:
        """Play without one rule. Raises KeyError for a number that is not registered."""
        self.entries[number]
        self._off.add(number)
        self._change(number)
        try:
            yield
        finally:
            self._off.discard(number)
            self._change(number)

    def _change(self, number: str) -> None:
        """Have a rule run what it should now, and forget what was found out by what it said before."""
        self._bind(number)
        for forget in self._keeping:
            forget()

    @contextmanager
    def reached(self) -> Iterator[set[str]]:
        """The numbers of the rules that the game comes to inside, whether or not they had anything to say."""
        reached = set[str]()
        self._reached.append(reached)
        self._bind_anew(self.entries if len(self._reached) == 1 else self._noted)
        try:
            yield reached
        finally:
            self._reached.pop()
            self._bind_anew(self._noted if self._reached else self.entries)

    def _bind_anew(self, numbers: Iterable[str]) -> None:
        """The same as `_bind` where from now on somebody else notes what is reached, or nobody."""
        self._bind(*numbers)
        self._noted.clear()

    @property
    def is_whole(self) -> bool:
        """Whether every rule is on and nobody notes which are reached: a function of values gives what it gave."""
        return not self._off and not self._reached

    def refuse(self, number: str, **facts: Plain) -> Refusal:
        """A refusal that cites a registered rule; KeyError for any other."""
        return made(Refusal, (self.entries[number].id, tuple(facts.items())))

    def recode(self, number: str, code: types.CodeType) -> None:
        """Have a rule be what this code does, from now on: a mutant of it, of the same name and free variables."""
        self._printed[number] = code
        self._noting.pop(number, None)
        self._change(number)

    def _bind(self, *numbers: str) -> None:
        """Let calls of these rules run what they should now.

        The function's code is exchanged, not its name: that reaches whoever has imported it or keeps it in a table.
        """
        for number in numbers:
            is_noted = bool(self._reached) or number in self._off
            function: Any = self.entries[number].function
            function.__code__ = self._noting_code(number) if is_noted else self._printed[number]

    def _noting_code(self, number: str) -> types.CodeType:
        """What a call runs while the rule is off or somebody notes it; made once."""
        if number not in self._noting:
            function, without = self.entries[number].function, self.entries[number].without
            printed = self._printed[number]
            body = types.FunctionType(printed, function.__globals__, function.__name__, function.__defaults__)
            known = {"off": self._off, "reached": self._reached, "number": number, "without": without, "body": body}
            known |= {"noted": self._noted, "function": function, "printed": printed}
            self._noting[number] = _noted.__code__.replace(co_consts=_filled_in(_noted.__code__.co_consts, known))
        return self._noting[number]


def _noted(*args: Any) -> Any:
    """Stands for a rule until that is noted. What it knows is filled in: its code can have no closure of another's."""
    off: Any = "off"
    reached: Any = "reached"
    number: Any = "number"
    without: Any = "without"
    body: Any = "body"
    noted: Any = "noted"
    function: Any = "function"
    printed: Any = "printed"
    if reached:
        reached[-1].add(number)
    if number in off:
        return without
    noted.add(number)
    function.__code__ = printed
    return body(*args)


def _filled_in(constants: tuple[Any, ...], known: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(known.get(each, each) if isinstance(each, str) else each for each in constants)
