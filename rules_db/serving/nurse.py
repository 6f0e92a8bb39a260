"""The server's end of the nursery: it asks for workers, and talks with each."""

import asyncio
import json
import os
import socket
import sys
from pathlib import Path

from rules_db.errors import RulesError
from rules_db.serving.answer import Answer, new_body
from rules_db.serving.frames import BODY, END, HEAD, START, End, Request, Start, frame

# Memory that one thread gives back is used by the next, and not kept beside it.
ONE_ARENA = {"MALLOC_ARENA_MAX": "1"}


class WorkerDied(Exception):
    """A worker ended before its answer did: by its time limit, or for want of memory."""


class Worker:
    """One process that answers one request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def answer(self, request: Request) -> Answer:
        """Raises WorkerDied; the worker is of no use any more then."""
        start, body = Start(500, []), new_body()
        try:
            self._writer.write(frame(b"q", request))
            while True:
                kind, content = await self._frame()
                if kind == START:
                    start = Start(**json.loads(content))
                elif kind == BODY:
                    body.write(content)
                elif kind == END:
                    return Answer(start, body, End(**json.loads(content)))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise WorkerDied from error

    async def ready(self) -> None:
        await self._frame()

    def end(self) -> None:
        self._writer.close()

    async def _frame(self) -> tuple[bytes, bytes]:
        kind, length = HEAD.unpack(await self._reader.readexactly(HEAD.size))
        return kind, await self._reader.readexactly(length)


class Nurse:
    """Brings workers into being, as long as the nursery stands."""

    def __init__(self, control: socket.socket, nursery: asyncio.subprocess.Process) -> None:
        self._control = control
        self._nursery = nursery

    @classmethod
    async def begin(cls, database: Path, address: str) -> "Nurse":
        ours, theirs = socket.socketpair()
        command = ("-m", "rules_db.serving.nursery", str(theirs.fileno()), str(database), address)
        with theirs:
            nursery = await asyncio.create_subprocess_exec(
                sys.executable, *command, pass_fds=[theirs.fileno()], env=os.environ | ONE_ARENA
            )
        return cls(ours, nursery)

    @property
    def is_there(self) -> bool:
        return self._nursery.returncode is None

    async def worker(self, letter: str) -> Worker:
        """A worker that is ready. Raises RulesError when the nursery has none."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                socket.send_fds(self._control, [letter.encode()], [theirs.fileno()])
            worker = Worker(*await asyncio.open_connection(sock=ours))
            await worker.ready()
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise RulesError("the explorer cannot start (see the message above)") from error
        return worker

    async def end(self) -> None:
        self._control.close()
        await self._nursery.wait()
