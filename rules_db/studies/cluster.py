"""Work shared out on a Dask cluster: an optional library, and workers that may come and go.

Dask gives the work of a worker that is gone to another. A result counts when it has come here, and it comes once.
"""

import asyncio
import hashlib
import logging
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from rules_db.errors import RulesError, WorkersLost
from rules_db.studies.sharing import AHEAD, Work, in_order

Item = TypeVar("Item")
Result = TypeVar("Result")

ANSWER_SECONDS = 5
WORKERS_SECONDS = 20
"""How long to wait for the scheduler, and for a first worker or one that comes back."""

PACKAGE = Path(__file__).parents[1]
_PLAYED_BY = ("engine", "games", "examples", "studies")
_INSTALL = "in the folder of rules-db: .venv/bin/python -m pip install --editable '.[cluster]'"
_START = "start one with `dask scheduler`, and workers with `dask worker ADDRESS`"


@contextmanager
def on_cluster(address: str, work: Work[Item, Result], items: Iterable[Item]) -> Iterator[Iterator[Result]]:
    """What the work makes of each item, in order. Raises RulesError where there is no such cluster, and WorkersLost."""
    with _client(address) as client:
        yield _results(client, address, work, items)


@contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        from distributed import Client
    except ImportError as error:
        raise RulesError(f"--scheduler needs Dask, which is not installed ({_INSTALL})") from error
    logging.getLogger("distributed").setLevel(logging.CRITICAL + 1)  # What matters of it is said in one line.
    _require_scheduler(address)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    try:
        _require_workers(client, address)
        yield client
    finally:
        with suppress(Exception):  # whatever is left to say to a scheduler that may be gone
            client.close(timeout=ANSWER_SECONDS)  # type: ignore[no-untyped-call]


def _require_scheduler(address: str) -> None:
    """Ask for a name first: a client that finds nobody leaves traces behind."""
    try:
        kind = asyncio.run(_kind_of(address))
    except Exception as error:  # an address may be wrong in many ways, and each library on the way says so in its own
        raise RulesError(f"{address}: no Dask scheduler answers there ({_START})") from error
    if kind != "Scheduler":
        raise RulesError(f"{address}: a Dask {kind.lower()} answers there, and no scheduler ({_START})")


async def _kind_of(address: str) -> str:
    from distributed.core import rpc

    async with rpc(address, timeout=ANSWER_SECONDS) as asked:  # type: ignore[no-untyped-call]
        known = await asyncio.wait_for(asked.identity(), ANSWER_SECONDS)
    return str(known["type"])


def _require_workers(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=WORKERS_SECONDS)
    except Exception as error:  # the time is up, or the scheduler is gone
        what = f"{address}: the cluster has no worker, and none has come for {WORKERS_SECONDS} seconds"
        raise WorkersLost(f"{what} (start one: dask worker {address})") from error


def _results(client: Any, address: str, work: Work[Item, Result], items: Iterable[Item]) -> Iterator[Result]:
    ours = program()
    threads = sum(each["nthreads"] for each in client.scheduler_info(n_workers=-1)["workers"].values())
    begin = partial(client.submit, _done, work, pure=False)
    for each in in_order(begin, items, max(1, threads) * AHEAD):
        theirs, result = _waited_for(each, client, address)
        if theirs != ours:
            what = f"{address}: a worker there has another version of rules-db"
            raise WorkersLost(f"{what} (install the same one everywhere, and start the workers anew)")
        yield result


def _waited_for(future: Any, client: Any, address: str) -> Any:
    while True:
        try:
            return future.result(timeout=WORKERS_SECONDS)
        except TimeoutError:  # Dask has its own as well, which is one of these.
            _require_workers(client, address)
        except RulesError:
            raise
        except Exception as error:
            raise WorkersLost(f"{address}: {_said(error)}") from error


def _said(error: Exception) -> str:
    match type(error).__name__:
        case "KilledWorker":
            return "a game has ended several workers (give them more memory)"
        case "ModuleNotFoundError" | "ImportError":
            return f"a worker there cannot play: {error} (install the same rules-db there)"
        case "CancelledError" | "FutureCancelledError" | "FuturesCancelledError" | "CommClosedError":
            return "the cluster has gone (start it, and begin anew)"
    return f"a worker there has failed: {type(error).__name__}: {error} (try it without --scheduler)"


def _done(work: Work[Item, Result], item: Item) -> tuple[str, Result]:
    """What a worker answers: the result, and by which program."""
    return program(), work(item)


@cache
def program() -> str:
    """A digest of the code that plays, so that all machines play the same game."""
    digest = hashlib.sha256()
    for path in sorted(path for folder in _PLAYED_BY for path in (PACKAGE / folder).rglob("*.py")):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()
