"""What can go wrong, one class for each reaction that a caller can have."""

from collections.abc import Iterable
from dataclasses import dataclass


class RulesError(Exception):
    """The root of every error that this package raises on purpose; its text is one line for a person."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """An author's mistake in a file: where it stands, what is wrong, and how to mend it.

    `line` is 1-based; 0 stands for the file as a whole.
    """

    file: str
    line: int
    what: str
    mend: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.what} ({self.mend})"


class RulebookProblems(RulesError):
    """The rulebooks have mistakes: all of them, sorted by place, so that the author mends them in one go."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


class NotFound(RulesError):
    """What the caller asked for by name, number or id is not there."""


class StoreError(RulesError):
    """The database cannot be read or written: missing, locked, read-only, foreign, or the disk is full."""


class SourceError(RulesError):
    """A source document is missing, unreadable, or not of the family that its reader expects."""


class GameBroken(RulesError):
    """A game cannot be played to its end, because an engine or a bot breaks down; the text says which game it is."""


class WorkersLost(RulesError):
    """Processes or machines that were to help are gone; what they have done before is kept."""
