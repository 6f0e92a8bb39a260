"""Work shared out among processes of this machine, or among the machines of a cluster; done here where nobody helps.

Each piece of work follows from its item alone, so the results are the same whoever does it.
"""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol, TypeVar

from rules_db.errors import WorkersLost

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[Item], Result]

AHEAD = 16
"""How many pieces of work wait for each worker, so that a long one holds nobody up."""


class Pending(Protocol):
    """A result that is yet to come."""

    def result(self) -> object: ...


@dataclass(frozen=True, slots=True)
class Helpers:
    """Who does the work: processes of this machine, or the workers of the scheduler at an address where it has one."""

    workers: int = 1
    scheduler: str = ""


@contextmanager
def shared_out(work: Work[Item, Result], items: Iterable[Item], helpers: Helpers) -> Iterator[Iterator[Result]]:
    """What the work makes of each item, in the order of the items. Whatever still goes on at the end is given up.

    Raises WorkersLost, here or while the results are read, where nobody is there to do the work or is no longer.
    """
    if helpers.scheduler:
        from rules_db.studies.cluster import on_cluster  # late: it needs an optional library

        with on_cluster(helpers.scheduler, work, items) as results:
            yield results
    elif helpers.workers == 1:
        yield map(work, items)
    else:
        with _processes(helpers.workers) as pool:
            yield _in_order(lambda item: pool.submit(work, item), items, helpers.workers * AHEAD)


def in_order(begin: Callable[[Item], Pending], items: Iterable[Item], ahead: int) -> Iterator[Pending]:
    """What was begun for each item, in order, while the work on at most `ahead` items goes on."""
    begun: deque[Pending] = deque()
    for item in items:
        begun.append(begin(item))
        if len(begun) == ahead:
            yield begun.popleft()
    yield from begun


def _in_order(begin: Callable[[Item], "Future[Result]"], items: Iterable[Item], ahead: int) -> Iterator[Result]:
    try:
        for each in in_order(begin, items, ahead):
            yield each.result()  # type: ignore[misc]  # a Future of this work's
    except BrokenProcessPool as error:
        what = "a worker was ended from outside, perhaps for want of memory"
        raise WorkersLost(f"{what} (take fewer --workers)") from error


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    try:
        pool.submit(int).result()  # Processes come now, before the program has threads that a fork would leave behind.
        yield pool
    finally:
        results = getattr(pool, "_result_queue", None)
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        _end_of(results)
        pool.shutdown()


def _end_of(results: object) -> None:
    """Let go of the writing end of the results, which this process holds as well.

    The rest of what a process was about to write as it ended would else be waited for without end.
    """
    writer = getattr(results, "_writer", None)
    if writer is not None:
        writer.close()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
