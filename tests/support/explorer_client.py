"""Asks an ASGI application over HTTP without a server, and takes its pages apart."""

import asyncio
import html
import re
from collections.abc import Callable
from typing import Any

import httpx

Ask = Callable[..., httpx.Response]


def asker(app: Any) -> Ask:
    """A function from a path (and a method, and parameters) to the answer; redirects are not followed."""

    def ask(path: str, method: str = "GET", **parameters: str) -> httpx.Response:
        async def request() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://rules") as client:
                return await client.request(method, path, params=parameters or None)

        return asyncio.run(request())

    return ask


def ask_raw(app: Any, path: bytes, **headers: str) -> int:
    """The status for a path that no client would send as it stands; an underscore in a header's name is a hyphen."""
    statuses: list[int] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: dict[str, Any]) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    scope = {"type": "http", "method": "GET", "path": path.decode("latin-1"), "raw_path": path}
    scope["headers"] = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    asyncio.run(app({**scope, "query_string": b""}, receive, send))
    return statuses[0]


def links(page: httpx.Response) -> list[str]:
    """The addresses that a page links to or sends forms to, within its own origin."""
    found = (html.unescape(address) for address in re.findall(r'(?:href|action)="([^"]*)"', page.text))
    return [each.removeprefix("http://rules") for each in found if each.startswith(("/", "http://rules/"))]


def text(page: httpx.Response) -> str:
    """A page with its entities read, so that it can be searched for what a reader sees."""
    return html.unescape(page.text)


def rows(answer: httpx.Response) -> list[dict[str, Any]]:
    """The rows of an answer in JSON, as Datasette shapes them: a list of columns, and lists of values."""
    body = answer.json()
    return [dict(zip(body["columns"], row, strict=True)) for row in body["rows"]]
