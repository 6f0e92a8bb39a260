"""One build as a server shows it: its site at / and its explorer at /explorer/, which begin and end together."""

import asyncio
import os
import socket
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, RedirectResponse
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles

from rules_db.explorer import make_explorer
from rules_db.explorer.door import guarded
from rules_db.serving.crew import CrewExplorer
from rules_db.serving.names import App, Message, Receive, Send
from rules_db.store import open_database

EXPLORER = "/explorer/"
# Workers are born as copies of a process, and get their sockets from the server. Windows can do neither.
HAS_WORKERS = hasattr(os, "fork") and hasattr(socket, "send_fds")


class Edition:
    """An ASGI application, as long as it has been begun. Raises StoreError when there is no rules database there."""

    def __init__(self, site: Path, database: Path) -> None:
        with open_database(database):
            self._crew = CrewExplorer(database, EXPLORER) if HAS_WORKERS else None
        explorer: App = self._crew or make_explorer(database, EXPLORER).app()
        pages = GZipMiddleware(StaticFiles(directory=site, html=True), minimum_size=1024, compresslevel=5)
        self._app = Router(
            [
                Route(EXPLORER.rstrip("/"), lambda request: RedirectResponse(EXPLORER)),
                Mount(EXPLORER.rstrip("/"), app=_beside_file(explorer, database)),
                Mount("/", app=pages),
            ]
        )
        self._under_way = 0

    async def begin(self) -> None:
        """Raises RulesError when the explorer cannot start."""
        if self._crew:
            await self._crew.begin()

    async def end(self) -> None:
        """Let everybody have the answer that is under way, and then end. Nobody may ask any more."""
        while self._under_way:
            await asyncio.sleep(0.05)
        if self._crew:
            await self._crew.end()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        self._under_way += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._under_way -= 1


def _beside_file(explorer: App, database: Path) -> App:
    """The explorer, and the database as a file to take away, which no worker has to carry."""

    async def file(scope: Message, receive: Receive, send: Send) -> None:
        answer = FileResponse(database, media_type="application/octet-stream", filename=database.name)
        await answer(scope, receive, send)

    taking = guarded(file, EXPLORER)

    async def either(scope: Message, receive: Receive, send: Send) -> None:
        app = taking if scope["path"] == f"{EXPLORER}{database.name}" else explorer
        await app(scope, receive, send)

    return either
