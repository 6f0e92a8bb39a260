"""A server of a site and a database, with its processes, asked over real connections."""

import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep

import httpx
from starlette.types import ASGIApp

from rules_db.server import listen, make_app, make_server


@contextmanager
def served(site: Path, database: Path, names: Iterable[str] = ()) -> Iterator[httpx.Client]:
    """A client of a server of them while it runs; it follows no redirects."""
    with running(make_app(site, database, names)) as client:
        yield client


@contextmanager
def running(app: ASGIApp) -> Iterator[httpx.Client]:
    """A client of the server of an application while it runs."""
    bound = listen(0)
    address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    server = make_server(app)
    thread = Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    while thread.is_alive() and not server.started:
        sleep(0.05)
    try:
        with httpx.Client(base_url=address, timeout=120) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join()


def connection(client: httpx.Client, room_bytes: int = 65_536) -> socket.socket:
    """A bare connection to the server of a client, with room for so much that nobody has read."""
    port = client.base_url.port
    assert port
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room_bytes)
    bare.settimeout(60)
    bare.connect(("127.0.0.1", port))
    return bare


def small_site(folder: Path) -> Path:
    """A site of two pages."""
    site = folder / "site"
    (site / "rulebooks").mkdir(parents=True)
    (site / "index.html").write_text("<h1>The rulebooks</h1>")
    (site / "rulebooks" / "toy.html").write_text("<h1>Toy</h1>")
    return site
