"""The names that the server goes by. Whoever calls it otherwise was led here by a page from elsewhere."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")


class KnownNames:
    """Lets requests pass whose Host is one of ours, at whatever port; others get 421 and one line."""

    def __init__(self, app: App, names: Iterable[str]) -> None:
        self._app = app
        self._names = {name.lower() for name in (*OWN_NAMES, *names)}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _host(scope) not in self._names:
            await answer_line(send, 421, "this server does not go by that name (start it with --allow-host NAME)")
        else:
            await self._app(scope, receive, send)


async def answer_line(send: Send, status: int, line: str, **headers: str) -> None:
    """Answer with one line of text; an underscore in a header's name stands for a hyphen."""
    given = {"content-type": "text/plain; charset=utf-8"}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    encoded = [(name.encode(), value.encode()) for name, value in given.items()]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    await send({"type": "http.response.body", "body": f"{line}\n".encode()})


def _host(scope: Message) -> str:
    """What the one Host of a request says before its port; '' where there is none, or several."""
    found: list[str] = [value.decode("latin-1").strip().lower() for name, value in scope["headers"] if name == b"host"]
    if len(found) != 1:
        return ""
    name, colon, port = found[0].rpartition(":")
    has_port = bool(colon) and port.isdigit() and (not name.startswith("[") or name.endswith("]"))
    return name if has_port else found[0]
