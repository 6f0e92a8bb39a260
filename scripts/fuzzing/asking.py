"""An application asked in this process, byte for byte as a client would ask it that keeps to no rule."""

import asyncio
import gzip
from dataclasses import dataclass
from typing import Any

Headers = tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """`status` is 0 where the application says nothing at all."""

    status: int
    headers: Headers
    body: bytes

    @property
    def type(self) -> str:
        return dict(self.headers).get(b"content-type", b"").decode("latin-1")


class Asker:
    """Asks one application, begun as a server begins it, on an event loop of its own."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._loop = asyncio.new_event_loop()
        self._orders: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._done: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._life = self._loop.create_task(
            self._app({"type": "lifespan", "asgi": {"version": "3.0"}}, self._orders.get, self._done.put)
        )
        self._order("lifespan.startup")

    def _order(self, what: str) -> None:
        """Wait until the application has done it."""

        async def ordered() -> None:
            await self._orders.put({"type": what})
            await asyncio.wait([self._life, asyncio.ensure_future(self._done.get())], return_when="FIRST_COMPLETED")

        self._loop.run_until_complete(ordered())

    def ask(self, method: str, path: bytes, query: bytes, headers: Headers, body: bytes = b"") -> Answer:
        """The answer; whatever the application does not catch comes out of this."""
        said: list[dict[str, Any]] = []
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not parts:
                await asyncio.Event().wait()  # A client that stays until it is answered.
            return parts.pop()

        async def send(message: dict[str, Any]) -> None:
            said.append(message)

        self._loop.run_until_complete(self._app(_scope(method, path, query, headers), receive, send))
        starts = [each for each in said if each["type"] == "http.response.start"]
        content = b"".join(each.get("body", b"") for each in said if each["type"] == "http.response.body")
        if not starts:
            return Answer(0, (), content)
        answered = tuple((bytes(name).lower(), bytes(value)) for name, value in starts[0]["headers"])
        is_zipped = dict(answered).get(b"content-encoding") == b"gzip" and content
        return Answer(starts[0]["status"], answered, gzip.decompress(content) if is_zipped else content)

    def close(self) -> None:
        if not self._life.done():
            self._order("lifespan.shutdown")
            self._loop.run_until_complete(asyncio.wait([self._life]))
        self._loop.close()


def _scope(method: str, path: bytes, query: bytes, headers: Headers) -> dict[str, Any]:
    """As uvicorn makes it: the path as text, its escapes read, and as it came."""
    return {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": _unquoted(path).decode("utf-8", "replace"), "raw_path": path, "query_string": query,
        "root_path": "", "headers": list(headers), "client": ("127.0.0.1", 50000), "server": ("127.0.0.1", 8001),
    }  # fmt: skip


def _unquoted(path: bytes) -> bytes:
    from urllib.parse import unquote_to_bytes

    return unquote_to_bytes(path)
