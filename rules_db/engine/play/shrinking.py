"""A broken promise cut down to what breaks it: few actions, few cards, and few words on the cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from rules_db.engine.kernel import GameError
from rules_db.engine.play.playout import Playout, Subject, rerun, shrink
from rules_db.engine.play.setups import Cells, read_setup, write_setup

Opener = Callable[[str], Subject | None]
"""What begins a game from a setup as written; None where the game does not accept it."""

_PIECE = re.compile(r"\s|[,;:.]|[^\s,;:.]+")


@dataclass(frozen=True, slots=True)
class Broken:
    """A game that breaks a promise, and the setup that it begins with as written."""

    setup: str
    playout: Playout


def shrink_game(opened: Opener, columns: Sequence[str], broken: Broken) -> Broken:
    """The same promise broken with fewer actions and fewer cards, on which less is printed in these columns."""
    cutting = Cutting(opened, broken)
    cutting.cut_actions()
    cutting.cut_rows()
    cutting.cut_texts(columns)
    cutting.cut_rows()
    cutting.cut_actions()
    return cutting.best


class Cutting:
    """A game that becomes smaller; `best` is the smallest yet that breaks the promise."""

    def __init__(self, opened: Opener, broken: Broken) -> None:
        self.best = broken
        self._opened = opened
        self._steps = list(read_setup(broken.setup))

    def cut_actions(self) -> None:
        if subject := self._opened(self.best.setup):
            self.best = replace(self.best, playout=shrink(subject, self.best.playout))

    def cut_rows(self) -> None:
        """Leave out rows of tables: all of a table, halves, quarters and so on down to single ones."""
        for at, step in enumerate(self._steps):
            size = len(step.rows)
            while size:
                start = 0
                while start < len(rows := self._steps[at].rows):
                    if not self._takes(at, (*rows[:start], *rows[start + size :])):
                        start += size
                size //= 2

    def cut_texts(self, columns: Sequence[str]) -> None:
        """Leave words out of what is printed on the cards, as long as what is left can be read."""
        for at, step in enumerate(self._steps):
            for number in range(len(step.rows)):
                for column in columns:
                    while any(self._takes(at, rows) for rows in _shorter(self._steps[at].rows, number, column)):
                        pass

    def _takes(self, at: int, rows: tuple[Cells, ...]) -> bool:
        """Whether the promise is broken with these rows under a step as well; then that is the best so far."""
        steps = [*self._steps[:at], replace(self._steps[at], rows=rows), *self._steps[at + 1 :]]
        found = self._played(write_setup(steps))
        if found is None:
            return False
        self._steps, self.best = steps, found
        return True

    def _played(self, setup: str) -> Broken | None:
        """The same actions from another setup, where they break the same promise."""
        subject, before = self._opened(setup), self.best.playout
        if subject is None:
            return None
        try:
            playout = rerun(subject, before.seed, before.actions)
        except GameError:
            return None
        is_same = playout.fault and before.fault and playout.fault.promise == before.fault.promise
        return Broken(setup, playout) if is_same else None


def _shorter(rows: tuple[Cells, ...], number: int, column: str) -> Iterator[tuple[Cells, ...]]:
    """The rows with a run of words left out of one cell, longer runs first."""
    pieces = _PIECE.findall(dict(rows[number]).get(column, ""))
    for size in range(len(pieces), 0, -1):
        for start in range(len(pieces) - size + 1):
            text = "".join(pieces[:start] + pieces[start + size :]).strip()
            row = tuple((name, text if name == column else cell) for name, cell in rows[number])
            yield (*rows[:number], row, *rows[number + 1 :])
