"""The site at / and the explorer at /explorer/, from one process and one origin."""

import socket
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rules_db.errors import RulesError
from rules_db.serving import Edition, KnownNames, Newest, PatientProtocol
from rules_db.site.policy import headers as headers_of

HOST = "127.0.0.1"
PORT = 8001
LAST_WORDS_SECONDS = 3


class Shown(Protocol):
    """An ASGI application that has to be begun before anybody asks it, and ended."""

    async def begin(self) -> None: ...

    async def end(self) -> None: ...

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None: ...


def make_app(site: Path, database: Path, names: Iterable[str] = ()) -> ASGIApp:
    """One ASGI application for a built site and its database, under these names besides those of this machine.

    Nobody may touch them while it runs. Its lifespan begins and ends the processes that answer for the explorer.
    Raises StoreError when there is no rules database in that file.
    """
    return _at_its_names(Edition(site, database), names)


def make_project_app(root: Path, names: Iterable[str] = ()) -> ASGIApp:
    """The same for whatever is published in a project folder: while it runs, builds may come and go."""
    return _at_its_names(Newest(root), names)


def _at_its_names(shown: Shown, names: Iterable[str]) -> ASGIApp:
    middleware = [Middleware(_with_headers), Middleware(KnownNames, names=names)]
    return _living(Starlette(routes=[Mount("/", app=shown)], middleware=middleware), shown)


def _living(app: ASGIApp, shown: Shown) -> ASGIApp:
    """The application with a lifespan, which begins and ends what it shows; what hinders that is one line."""

    async def living(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        await receive()
        try:
            await shown.begin()
        except (RulesError, OSError) as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        try:
            await send({"type": "lifespan.startup.complete"})
            await receive()
        finally:
            await shown.end()
        await send({"type": "lifespan.shutdown.complete"})

    return living


def _with_headers(app: ASGIApp) -> ASGIApp:
    """The application with what every answer tells the browser; the explorer, which is stricter, has told it."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        async def telling(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in headers_of(scope.get("path", "")).items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, telling)

    return answering


def listen(port: int, host: str = HOST) -> socket.socket:
    """A socket at which requests wait from now on; port 0 takes any free one.

    Raises RulesError when the port is in use or out of reach.
    """
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen()
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
