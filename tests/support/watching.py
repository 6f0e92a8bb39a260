"""A server that watches a small project of its own, and what its pages and its state say."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from rules_db.publish import publish
from rules_db.starter import begin_project

TURNS = "rulebooks/toy/2-turns"
RULE = "2.1 The youngest player has the first turn."


@dataclass(frozen=True)
class Writing:
    """A project that is being written, and a client of the server that watches it."""

    root: Path
    client: httpx.Client
    server: "subprocess.Popen[str]"

    def write(self, new: str, old: str = RULE, name: str = f"{TURNS}.md") -> None:
        """Put other words in the place of some in a file of the docs folder."""
        path = self.root / "docs" / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    def state(self) -> dict[str, Any]:
        """What the server says to the pages that are open."""
        said: dict[str, Any] = self.client.get("/.watch.json").json()
        return said

    def page(self, url: str = f"{TURNS}.html") -> str:
        return self.client.get(f"/{url}").text


def comes(is_so: Callable[[], bool]) -> bool:
    """Whether something comes true within a minute."""
    end = time.monotonic() + 60
    while not is_so() and time.monotonic() < end:
        time.sleep(0.05)
    return is_so()


@contextmanager
def writing(root: Path) -> Iterator[Writing]:
    """A new project under a server that watches it; nothing of that is left running."""
    begin_project(root, "toy", "Toy")
    publish(root)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "rules_db", "serve", "--watch", "--root", str(root), "--port", str(port)]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            assert comes(lambda: server.poll() is not None or _answers(client))
            yield Writing(root, client, server)
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=60)


def _answers(client: httpx.Client) -> bool:
    try:
        return client.get("/.watch.json").status_code == 200
    except httpx.TransportError:
        return False
