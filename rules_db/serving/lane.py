"""A queue of requests and the workers that take them: next is who has taken least of their time lately."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rules_db.errors import RulesError
from rules_db.serving.answer import Answer
from rules_db.serving.frames import Request
from rules_db.serving.nurse import Nurse, Worker

MOST_WAITING = 500
LONGEST_WAIT_SECONDS = 30.0
FORGETTING_SECONDS = 30.0
MOST_CLIENTS = 10_000
PAUSE_SECONDS = 0.1


class TooManyWaiting(Exception):
    """So many requests wait that this one, of somebody who has taken most, waited too long or would."""


@dataclass(eq=False, slots=True)
class _Waiting:
    client: str
    worker: asyncio.Future[Worker]


class Lane:
    """`letter` tells the nursery how workers of this lane are born."""

    def __init__(self, nurse: Nurse, letter: str) -> None:
        self._nurse = nurse
        self._letter = letter
        self._idle: list[Worker] = []
        self._waiting: list[_Waiting] = []
        self._at_work: set[asyncio.Task[Any]] = set()
        self._taken: dict[str, float] = {}
        self._forgotten_at = time.monotonic()

    async def add_worker(self) -> None:
        """Raises RulesError when the nursery has none."""
        self._idle.append(await self._nurse.worker(self._letter))
        self._share_out()

    async def answer(self, request: Request, client: str) -> Answer:
        """Raises TooManyWaiting, and WorkerDied. Who stops waiting leaves; what a worker has begun, it ends."""
        mine = _Waiting(client, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._share_out()
        if len(self._waiting) > MOST_WAITING:
            self._turn_away()
        try:
            worker = await asyncio.wait_for(asyncio.shield(mine.worker), LONGEST_WAIT_SECONDS)
        except (asyncio.CancelledError, TimeoutError) as error:
            self._leave(mine)
            if isinstance(error, TimeoutError):
                raise TooManyWaiting from error
            raise
        task = asyncio.create_task(self._use(worker, request, client))
        self._keep(task)
        return await asyncio.shield(task)

    async def end(self) -> None:
        """End the workers when they have done what they are at; nobody may ask any more."""
        while self._at_work or self._waiting:
            await asyncio.sleep(0.05)
        for worker in self._idle:
            worker.end()

    async def _use(self, worker: Worker, request: Request, client: str) -> Answer:
        begun, is_fit = time.monotonic(), False
        try:
            answer = await worker.answer(request)
            is_fit = not answer.end.is_retiring
            return answer
        finally:
            self._charge(client, time.monotonic() - begun)
            if is_fit:
                self._idle.append(worker)
                self._share_out()
            else:
                worker.end()
                self._keep(asyncio.create_task(self._replace()))

    async def _replace(self) -> None:
        """A new worker, which may end before it is ready; without a nursery there is none."""
        while self._nurse.is_there:
            with suppress(RulesError):
                await self.add_worker()
                return
            await asyncio.sleep(PAUSE_SECONDS)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    def _share_out(self) -> None:
        while self._idle and self._waiting:
            mine = min(self._waiting, key=lambda each: self._taken.get(each.client, 0.0))
            self._waiting.remove(mine)
            mine.worker.set_result(self._idle.pop())

    def _turn_away(self) -> None:
        """The last of those who have taken most goes, whoever came now."""
        worst = max(reversed(self._waiting), key=lambda each: self._taken.get(each.client, 0.0))
        self._waiting.remove(worst)
        worst.worker.set_exception(TooManyWaiting())

    def _leave(self, mine: _Waiting) -> None:
        if mine in self._waiting:
            self._waiting.remove(mine)
        elif mine.worker.done() and not mine.worker.cancelled() and not mine.worker.exception():
            self._idle.append(mine.worker.result())
            self._share_out()

    def _charge(self, client: str, seconds: float) -> None:
        """Half of what anybody took is forgotten now and then, and all of it when there are very many."""
        now = time.monotonic()
        if now - self._forgotten_at > FORGETTING_SECONDS or len(self._taken) > MOST_CLIENTS:
            self._forgotten_at = now
            self._taken = {each: taken / 2 for each, taken in self._taken.items() if taken > 0.1}
        self._taken[client] = self._taken.get(client, 0.0) + seconds
