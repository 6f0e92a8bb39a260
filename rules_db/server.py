"""The site at / and the explorer at /explorer/, from one process and one origin."""

import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import RedirectResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rules_db.errors import RulesError
from rules_db.serving import CrewExplorer, KnownNames, PatientProtocol
from rules_db.site.policy import HEADERS
from rules_db.store import open_database

HOST = "127.0.0.1"
PORT = 8001
LAST_WORDS_SECONDS = 3
EXPLORER = "/explorer/"


def make_app(site: Path, database: Path, names: Iterable[str] = ()) -> ASGIApp:
    """One ASGI application for a built site and its database, under these names besides those of this machine.

    Its lifespan begins and ends the processes that answer for the explorer. Raises StoreError when there is no rules
    database in that file.
    """
    with open_database(database):
        explorer = CrewExplorer(database, EXPLORER)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await explorer.begin()
        try:
            yield
        finally:
            await explorer.end()

    return Starlette(
        routes=[
            Route(EXPLORER.rstrip("/"), lambda request: RedirectResponse(EXPLORER)),
            Mount(EXPLORER.rstrip("/"), app=explorer),
            Mount("/", app=GZipMiddleware(StaticFiles(directory=site, html=True), minimum_size=1024, compresslevel=5)),
        ],
        middleware=[Middleware(_with_headers), Middleware(KnownNames, names=names)],
        lifespan=lifespan,
    )


def _with_headers(app: ASGIApp) -> ASGIApp:
    """The application with what every answer tells the browser; the explorer, which is stricter, has told it."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        async def telling(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, telling)

    return answering


def listen(port: int, host: str = HOST) -> socket.socket:
    """A bound socket; port 0 takes any free one. Raises RulesError when the port is in use or out of reach."""
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise RulesError(f"{host}:{port}: {error.strerror} (choose another port with --port)") from error
    return bound


def serve_forever(app: ASGIApp, bound: socket.socket) -> None:
    """Answer requests until interrupted; those that are under way then have a moment to end."""
    make_server(app).run(sockets=[bound])


def make_server(app: ASGIApp) -> uvicorn.Server:
    """A server that waits for nobody without end, and does not believe what a client says of its address."""
    return uvicorn.Server(
        uvicorn.Config(
            app, http=PatientProtocol, ws="none", proxy_headers=False, log_level="warning", server_header=False,
            timeout_graceful_shutdown=LAST_WORDS_SECONDS,
        )
    )  # fmt: skip
