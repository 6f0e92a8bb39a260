"""The time that one request may take, and what became of it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from rules_db.explorer.limits import REQUEST_SECONDS

# How many steps of SQLite's are between two looks at the clock: a thousand take about a tenth of a millisecond.
_STEPS = 1_000
_SHORT_MILLISECONDS = 20


class OutOfTime(Exception):
    """Making the page took longer than the request may take."""


class Allowance:
    """The clock of a request. `is_spent` says that it ran out, `met_a_limit` that this or another limit was met.

    It counts what the processor does for this process, so that a busy machine takes nothing away.
    """

    def __init__(self, seconds: float = REQUEST_SECONDS) -> None:
        self.is_spent = False
        self.met_a_limit = False
        self._ends = time.process_time() + seconds

    def milliseconds(self) -> int:
        """What is left, at least one."""
        return max(1, int(1000 * (self._ends - time.process_time())))

    def note_stop(self, is_spent: bool) -> None:
        """Something was stopped, for lack of time left or by a limit of its own."""
        self.met_a_limit = True
        self.is_spent = self.is_spent or is_spent

    def require_time(self) -> None:
        """Raises OutOfTime when none is left."""
        if time.process_time() >= self._ends:
            self.note_stop(is_spent=True)
            raise OutOfTime


ALLOWANCE: ContextVar[Allowance | None] = ContextVar("allowance", default=None)


@contextmanager
def limited_query(connection: sqlite3.Connection, milliseconds: int) -> Iterator[None]:
    """Interrupt what a connection is asked meanwhile after so much of the processor's time for this thread.

    Datasette's own counts the time of day, in which a busy machine may have done nothing at all.
    """
    ends = time.thread_time() + milliseconds / 1000
    steps = _STEPS if milliseconds > _SHORT_MILLISECONDS else 1
    connection.set_progress_handler(lambda: time.thread_time() >= ends, steps)
    try:
        yield
    finally:
        connection.set_progress_handler(None, steps)
