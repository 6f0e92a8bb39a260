"""What a server shows of a project folder: the build that was published last, site and explorer in one step."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from rules_db.errors import RulesError
from rules_db.publish import held_state, published_mark
from rules_db.publish.state import DATABASE, SITE
from rules_db.serving.edition import Edition
from rules_db.serving.names import Message, Receive, Send

LOOK_SECONDS = 0.5

_log = logging.getLogger(__name__)


class Newest:
    """An ASGI application: each request is answered, to its end, by the edition that is shown when it comes.

    The next edition is shown once all of it is ready; what cannot be held or does not start is not shown at all.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._ending = asyncio.Event()
        self._leaving: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Raises RulesError or OSError when nothing can be shown."""
        self._seen = published_mark(self._root)
        self._life = AsyncExitStack()
        self._shown = await self._life.enter_async_context(_edition(self._root))
        self._watch = asyncio.create_task(self._follow())

    async def end(self) -> None:
        self._ending.set()
        await asyncio.wait([self._watch])
        await asyncio.gather(self._life.aclose(), *self._leaving)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await self._shown(scope, receive, send)

    async def _follow(self) -> None:
        while not await self._is_ending(LOOK_SECONDS):
            mark = published_mark(self._root)
            if mark != self._seen:
                self._seen = mark
                await self._change()

    async def _change(self) -> None:
        life = AsyncExitStack()
        try:
            shown = await life.enter_async_context(_edition(self._root))
        except (RulesError, OSError) as error:
            _log.warning("the new build is not shown: %s", error)
            return
        leaving = asyncio.create_task(self._life.aclose())
        self._shown, self._life = shown, life
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _is_ending(self, seconds: float) -> bool:
        """Whether the end comes within that time."""
        try:
            await asyncio.wait_for(self._ending.wait(), seconds)
        except TimeoutError:
            return False
        return True


@asynccontextmanager
async def _edition(root: Path) -> AsyncIterator[Edition]:
    """An edition of what is published, in files that no later build touches."""
    held = held_state(root)
    folder = await asyncio.to_thread(held.__enter__)
    try:
        edition = await asyncio.to_thread(Edition, folder / SITE, folder / DATABASE)
        try:
            await edition.begin()
            yield edition
        finally:
            await edition.end()
    finally:
        await asyncio.to_thread(held.__exit__, None, None, None)
