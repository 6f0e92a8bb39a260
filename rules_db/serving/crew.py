"""The explorer of one build as the server asks it: workers in lanes, and a new crew where the old one is lost."""

import asyncio
import time
from pathlib import Path
from urllib.parse import parse_qsl

from rules_db.explorer.limits import KILLED_AFTER_SECONDS, PAGE_SECONDS, REQUEST_SECONDS, SPECIAL_SECONDS
from rules_db.serving.answer import Answer
from rules_db.serving.frames import Request
from rules_db.serving.lane import Lane, TooManyWaiting
from rules_db.serving.names import Message, Receive, Send, answer_line
from rules_db.serving.nurse import Nurse, WorkerDied

# What met a limit is answered no sooner, so that asking for too much again and again takes no time from the others.
LIMIT_ANSWERED_AFTER_SECONDS = 1.0
# Whoever gives an address one of these parameters asks for more than the links of the explorer do by themselves.
_SPECIAL = {"sql", "_all", "_facet", "_facet_array", "_facet_date", "_search", "_where", "_through", "_stream"}


class Crew:
    """The workers over one build, one for each lane: pages as they are linked, special questions, and long ones.

    What takes longer in the first two than others should wait begins anew among the long ones.
    """

    def __init__(self, nurse: Nurse) -> None:
        self._nurse = nurse
        self._pages, self._special, self._long = (Lane(nurse, letter) for letter in "psl")

    @classmethod
    async def begin(cls, database: Path, address: str) -> "Crew":
        """A crew that is ready. Raises RulesError when there is no rules database in that file."""
        crew = cls(await Nurse.begin(database, address))
        await asyncio.gather(*(lane.add_worker() for lane in (crew._pages, crew._special, crew._long)))
        return crew

    async def answer(self, scope: Message) -> Answer:
        client = (scope.get("client") or ("",))[0]
        is_special = is_special_question(scope)
        lane, seconds = (self._special, SPECIAL_SECONDS) if is_special else (self._pages, PAGE_SECONDS)
        answer = await lane.answer(Request.of(scope, seconds), client)
        return await self._long.answer(Request.of(scope, REQUEST_SECONDS), client) if answer.end.is_spent else answer

    @property
    def is_whole(self) -> bool:
        """Whether workers that are lost are replaced: that ends with the process that they are born of."""
        return self._nurse.is_there

    async def end(self) -> None:
        """Let the workers end what they are at, and then all of them."""
        await asyncio.gather(self._pages.end(), self._special.end())
        await self._long.end()
        await self._nurse.end()


def is_special_question(scope: Message) -> bool:
    """Whether a request is one that the explorer does not link to by itself."""
    names = {name for name, _ in parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)}
    is_large = "_size" in names and not scope["path"].endswith((".csv", ".json"))
    return is_large or bool(names & _SPECIAL) or any("__" in name for name in names)


class CrewExplorer:
    """An ASGI application over a database that nobody touches."""

    def __init__(self, database: Path, address: str) -> None:
        self._database = database
        self._address = address
        self._crew: Crew | None = None
        self._change = asyncio.Lock()
        self._leaving: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Raises RulesError when there is no rules database."""
        self._crew = await Crew.begin(self._database, self._address)

    async def end(self) -> None:
        if self._crew:
            await asyncio.gather(self._crew.end(), *self._leaving)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        begun = time.monotonic()
        crew = await self._current()
        asked = asyncio.create_task(crew.answer(scope))
        gone = asyncio.create_task(_disconnected(receive))
        await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)  # How it ends concerns nobody any more.
            return
        try:
            await self._send(asked.result(), begun, send)
        except TooManyWaiting:
            line = "too many long questions are waiting (ask again in a while, or ask for less)"
            await answer_line(send, 503, line, retry_after="10")
        except WorkerDied:
            line = f"the answer took more than {KILLED_AFTER_SECONDS:g} s or too much memory (ask for less)"
            await _wait_until(begun + LIMIT_ANSWERED_AFTER_SECONDS)
            await answer_line(send, 400, line)
        finally:
            gone.cancel()

    async def _send(self, answer: Answer, begun: float, send: Send) -> None:
        if answer.end.met_a_limit:
            await _wait_until(begun + LIMIT_ANSWERED_AFTER_SECONDS)
            if answer.is_cut_csv:
                await answer_line(send, 400, "the CSV goes beyond the limits (filter it, or download the database)")
                return
        await answer.send(send)

    async def _current(self) -> Crew:
        """The crew. While a new one gets ready, requests wait for it."""
        async with self._change:
            if not (self._crew and self._crew.is_whole):
                await self._change_crew()
        assert self._crew, "the explorer has not begun"
        return self._crew

    async def _change_crew(self) -> None:
        old, self._crew = self._crew, await Crew.begin(self._database, self._address)
        if old:
            task = asyncio.create_task(old.end())
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _wait_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.monotonic()))
