"""A process that answers one request of the explorer after the other, and may end over any of them."""

import asyncio
import json
import os
import resource
import signal
import socket
import sys
from contextlib import suppress
from io import BufferedRWPair
from typing import Any

from starlette.middleware.gzip import GZipMiddleware

from rules_db.explorer.allowance import Allowance
from rules_db.explorer.limits import KILLED_AFTER_SECONDS, REQUEST_SECONDS, SQLITE_MEMORY_BYTES
from rules_db.serving.frames import BODY, END, HEAD, READY, START, End, Request, Start, frame

GROWTH_BYTES = 20_000_000  # More than it was born with and a worker ends after its answer: a library may have any size.
ROOM_BYTES = 150_000_000
# Pages and the server itself come first: a worker at 5 gets a third of what they get, one at 10 a ninth.
NICE = {"p": 0, "s": 5, "l": 10}
_WARM = Request("GET", "/explorer/", "/explorer/", "", [], REQUEST_SECONDS)


def work(explorer: Any, channel: socket.socket, lane: str) -> None:
    """Answer what comes over the channel until it is closed, or until this process has grown too large."""
    os.nice(NICE[lane])
    _limit_memory()
    app = GZipMiddleware(explorer.app(), minimum_size=1024, compresslevel=5)
    with asyncio.Runner() as runner, channel.makefile("rwb") as pipe:
        runner.run(_answer(app, _WARM, None))
        largest_bytes = _size_bytes() + GROWTH_BYTES
        runner.run(_bound_sqlite(explorer))
        pipe.write(frame(READY))
        pipe.flush()
        with suppress(BrokenPipeError, ConnectionResetError):
            while request := _read(pipe):
                signal.setitimer(signal.ITIMER_PROF, KILLED_AFTER_SECONDS)
                allowance = runner.run(_answer(app, request, pipe))
                signal.setitimer(signal.ITIMER_PROF, 0)
                end = End(allowance.is_spent, allowance.met_a_limit, _size_bytes() > largest_bytes)
                pipe.write(frame(END, end))
                pipe.flush()
                if end.is_retiring:
                    return


async def _answer(app: Any, request: Request, pipe: BufferedRWPair | None) -> Allowance:
    """Send what the application answers down the pipe, if there is one, and say what it took of its allowance."""
    allowance = Allowance(request.seconds)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        if pipe is None or allowance.is_spent:
            return
        if message["type"] == "http.response.start":
            headers = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in message["headers"]]
            pipe.write(frame(START, Start(message["status"], headers)))
        elif message.get("body"):
            pipe.write(frame(BODY, bytes(message["body"])))

    await app(request.scope() | {"allowance": allowance}, receive, send)
    return allowance


def _read(pipe: BufferedRWPair) -> Request | None:
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    return Request(**json.loads(pipe.read(HEAD.unpack(head)[1])))


async def _bound_sqlite(explorer: Any) -> None:
    """SQLite keeps what it sorts in memory, and has only so much of that."""
    database = explorer.get_database(explorer.view.addresses.database)
    await database.execute_fn(lambda connection: connection.bound_memory(SQLITE_MEMORY_BYTES))


def _size_bytes() -> int:
    """What this process holds; where the system does not tell, the most that it has held."""
    with suppress(OSError), open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()
    unit = 1 if sys.platform == "darwin" else 1024
    return unit * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _limit_memory() -> None:
    """Let this process have some room above what it was born with; where the system does not tell, it has none."""
    with suppress(OSError, ValueError), open("/proc/self/statm") as file:
        size = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (size + ROOM_BYTES, size + ROOM_BYTES))
