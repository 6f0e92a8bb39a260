"""The site at / and the explorer at /explorer/, from one process and one origin."""

import socket
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import RedirectResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from rules_db.errors import RulesError
from rules_db.explorer import make_explorer

HOST = "127.0.0.1"
PORT = 8001
LAST_WORDS_SECONDS = 3
EXPLORER = "/explorer/"


def make_app(site: Path, database: Path) -> ASGIApp:
    """One ASGI application for a built site and its database."""
    explorer = make_explorer(database, base_url=EXPLORER).app()
    return Starlette(
        routes=[
            Route(EXPLORER.rstrip("/"), lambda request: RedirectResponse(EXPLORER)),
            Mount(EXPLORER.rstrip("/"), app=explorer),
            Mount("/", app=StaticFiles(directory=site, html=True)),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1024)],
    )


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
    config = uvicorn.Config(app, log_level="warning", server_header=False, timeout_graceful_shutdown=LAST_WORDS_SECONDS)
    server = uvicorn.Server(config)
    server.run(sockets=[bound])
