"""What a grammar is made of: parts, each of which is a table of the forms in which it can be said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules_db.engine.card_text.patterns import Node, Slot, parse_pattern, slots_of


class Unsaid(Exception):
    """Words that fit a form and yet say nothing; the message says why, and how to mend it."""


class Doubtful(Unsaid):
    """The same of what was hardly meant so: it is said last of what could be said."""


class Filled:
    """What the slots of a form were filled with."""

    __slots__ = ("_slots",)

    def __init__(self, slots: tuple[tuple[str, Any], ...]) -> None:
        self._slots = dict(slots)

    def __getitem__(self, slot: str) -> Any:
        return self._slots[slot]

    def __contains__(self, slot: str) -> bool:
        return slot in self._slots

    def items(self) -> Iterable[tuple[str, Any]]:
        """The slots that are filled, with what fills them."""
        return self._slots.items()

    def get(self, slot: str, default: Any = None) -> Any:
        """What fills a slot that may be left out."""
        return self._slots.get(slot, default)


Build = Callable[[Filled], Any]


@dataclass(frozen=True)
class Form:
    """One way of saying something: a pattern, and what it means.

    `build` makes the meaning from what fills the slots; it raises Unsaid for what fits and says nothing. `refused` says
    why nobody may say this, where it should be known all the same. `verb` is the verb that a sentence is built for.
    """

    pattern: str
    build: Build
    refused: str = ""
    verb: str = ""
    nodes: tuple[Node, ...] = field(init=False, repr=False, compare=False)
    slots: tuple[Slot, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "nodes", parse_pattern(self.pattern))
        object.__setattr__(self, "slots", tuple(slots_of(self.nodes)))


@dataclass(frozen=True, slots=True)
class Part:
    """Something that can be said in several forms. `about` names it to a reader: 'a condition', '' for a small one."""

    name: str
    forms: tuple[Form, ...]
    about: str = ""


@dataclass(frozen=True, slots=True)
class Token:
    """A word or number that no table lists. `samples` are some that fit `pattern`, a regular expression."""

    name: str
    pattern: str
    samples: tuple[str, ...]
    about: str
    build: Callable[[str], Any] = str

    def matches(self, text: str, at: int) -> Iterator[str]:
        """What can be the token that begins at a place of the text."""
        if found := re.compile(self.pattern).match(text, at):
            yield found[0]


@dataclass(frozen=True, slots=True)
class Phrase(Token):
    """Words in a row that no table lists, as many as the sentence leaves to them; `pattern` is that of one word."""

    def matches(self, text: str, at: int) -> Iterator[str]:
        """The first word, the first two, and so on."""
        word, end = re.compile(self.pattern), at
        while found := word.match(text, end):
            yield text[at : found.end()]
            if not text.startswith(" ", found.end()):
                return
            end = found.end() + 1


@dataclass(frozen=True, slots=True)
class Row:
    """Several of a part in a row; its meaning is a tuple of pairs: the joint before each ('' first), and the one.

    Where the same words could be read as another row, `is_meant` says of a meaning whether it is the right one.
    """

    name: str
    of: str
    joints: tuple[str, ...]
    about: str = ""
    is_meant: Callable[[Sequence[tuple[str, Any]]], bool] = lambda said: True


AnyPart = Part | Token | Row


def words(name: str, meant: Mapping[str, Any], about: str = "") -> Part:
    """A part that is one of a few words, each with its meaning."""
    return Part(name, tuple(Form(word, always(meaning)) for word, meaning in meant.items()), about)


def flag(name: str, *said: str) -> Part:
    """A part of which only counts whether it is said, and not what it means."""
    return words(name, dict.fromkeys(said, True))


def always(meaning: Any) -> Build:
    """What a form means that has no slots."""
    return lambda filled: meaning
