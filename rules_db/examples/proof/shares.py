"""Work on many things shared out among processes that begin as copies of this one, so that it may be any function.

Results are those of one process, in its order. A process that has but one processor or other threads, or that the
system cannot copy, does all of it by itself.
"""

import gc
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

WORTH_SHARING = 200
"""From how many things on it pays to copy a process."""

PAUSE_SECONDS = 0.1
"""How long nobody is told how far the work has come: to draw that takes as long as a small item."""

_Share = list[tuple[int, Result]]


def shared_out(
    work: Callable[[Item], Result], items: Sequence[Item], progress: Callable[[int], None] = lambda number: None
) -> list[Result]:
    """What the work makes of each item. `progress` is told now and then which this process takes up, from 1.

    Raises what the work raises, whoever does it.
    """
    return shared_among(processes_for(len(items)), work, items, progress)


def processes_for(things: int) -> int:
    """How many processes may work at once on so many things."""
    return _processes() if things >= WORTH_SHARING else 1


def shared_among(
    count: int,
    work: Callable[[Item], Result],
    items: Sequence[Item],
    progress: Callable[[int], None] = lambda number: None,
) -> list[Result]:
    """The same among so many processes: for items that each hold many things. Every one has each `count`th item."""
    shares = [range(first, len(items), count) for first in range(count)]
    helpers = [_Helper(lambda share=share: _do(work, items, share)) for share in shares[1:]]  # type: ignore[misc]
    try:
        done = _do(work, items, shares[0], progress)
        for helper in helpers:
            done += helper.done()
    finally:
        for helper in helpers:
            helper.end()
    return [result for _, result in sorted(done, key=lambda each: each[0])]


def _processes() -> int:
    if not hasattr(os, "sched_getaffinity") or threading.active_count() > 1 or multiprocessing.parent_process():
        return 1
    return len(os.sched_getaffinity(0))


def _do(
    work: Callable[[Item], Result],
    items: Sequence[Item],
    share: Sequence[int],
    progress: Callable[[int], None] = lambda number: None,
) -> "_Share[Result]":
    done, told = [], 0.0
    for at in share:
        if (now := time.monotonic()) > told + PAUSE_SECONDS:
            progress(at + 1)
            told = now
        done.append((at, work(items[at])))
    return done


class _Helper(Generic[Result]):
    """A process that does its share, sends what came of it, and ends; it ends as well when nobody listens any more."""

    def __init__(self, share: Callable[[], "_Share[Result]"]) -> None:
        copying = multiprocessing.get_context("fork")
        self.listening, telling = copying.Pipe(duplex=False)
        self.process = copying.Process(target=_help, args=(share, telling), daemon=True)
        self.process.start()
        telling.close()

    def done(self) -> "_Share[Result]":
        """Raises what the work raised; EOFError where the process was ended from outside."""
        said = self.listening.recv_bytes()
        with _keeping_everything():
            found = pickle.loads(said)
        if isinstance(found, BaseException):
            raise found
        return found  # type: ignore[no-any-return]

    def end(self) -> None:
        self.listening.close()
        self.process.kill()
        self.process.join()


@contextmanager
def _keeping_everything() -> Iterator[None]:
    """Nobody looks for what can be given up: of many things that have just come, nothing can."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _help(share: Callable[[], object], telling: Connection) -> None:
    """The life of a helper. It keeps nothing open that is its parent's, such as the lock of a build."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.closerange(3, telling.fileno())
    os.closerange(telling.fileno() + 1, os.sysconf("SC_OPEN_MAX"))
    said: object
    try:
        said = share()
    except Exception as error:
        said = error
    with suppress(BrokenPipeError):
        telling.send_bytes(pickle.dumps(said, pickle.HIGHEST_PROTOCOL))
