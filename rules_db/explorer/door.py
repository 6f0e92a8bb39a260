"""The door of the explorer: what no request may do, where it is mounted, and what every answer tells the browser."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qsl

from rules_db.explorer.limits import LONGEST_ADDRESS_BYTES, MOST_WORDS

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

# The pages need a style sheet and forms that lead back here: no script, no frame, nothing from elsewhere.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": CONTENT_SECURITY_POLICY.encode(),
    b"cross-origin-resource-policy": b"same-origin",
    b"referrer-policy": b"same-origin",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"x-robots-tag": b"noindex, nofollow",
}
METHODS = ("GET", "HEAD")
# Of Datasette's own pages about itself, those that describe the data and its limits; others tell paths and threads.
OPEN_INTERNALS = (b"/-/metadata", b"/-/metadata.json", b"/-/settings", b"/-/settings.json")


def guarded(app: App, base: str) -> App:
    """The application behind its door. `base` is where it is mounted, with a slash at both ends."""

    async def door(scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        send = _outwards(send, base.encode())
        inside = _inside(scope, base)
        refused = _refusal(inside)
        if refused:
            await _answer(send, *refused)
        else:
            await app(inside, receive, send)

    return door


def _inside(scope: Message, base: str) -> Message:
    """The request as seen from the mount: Datasette adds the base to its links, whether or not the path has it."""
    path: str = scope["path"]
    raw: bytes = scope.get("raw_path") or path.encode()
    raw = raw.partition(b"?")[0]
    prefix = base.rstrip("/")
    if prefix and (path + "/").startswith(base):
        path, raw = path.removeprefix(prefix) or "/", raw.removeprefix(prefix.encode()) or b"/"
    return {**scope, "path": path, "raw_path": raw}


def _refusal(scope: Message) -> tuple[int, str] | None:
    """Status and line for a request that goes no further."""
    path: bytes = scope["raw_path"]
    query: bytes = scope.get("query_string", b"")
    if scope["method"] not in METHODS:
        return 405, f"{scope['method']} is not possible here (the explorer only reads: use GET)"
    if b"\\" in path or b"%5c" in path.lower() or path.startswith(b"//") or not path.isascii():
        return (
            400,
            "the address holds a backslash, a raw accent, or two slashes at its beginning (write it as links do)",
        )
    if b"%00" in path + query:
        return 400, "the address holds a NUL character (leave out %00)"
    if len(path + query) > LONGEST_ADDRESS_BYTES:
        return 414, f"the address is longer than {LONGEST_ADDRESS_BYTES} bytes (ask for less)"
    if path.startswith((b"/-/", b"/:memory:")) and path not in OPEN_INTERNALS:
        return 404, "there is no such page in the explorer (start at its home page)"
    if _is_embedded_elsewhere(scope):
        return 403, "another site asks this in the background (open the address yourself)"
    return _too_wordy(query)


def _is_embedded_elsewhere(scope: Message) -> bool:
    """Whether the browser says that a page from elsewhere asks, and not a reader who follows its link."""
    headers = dict(scope["headers"])
    is_page = headers.get(b"sec-fetch-mode") == b"navigate" and headers.get(b"sec-fetch-dest") == b"document"
    return headers.get(b"sec-fetch-site") == b"cross-site" and not is_page


def _too_wordy(query: bytes) -> tuple[int, str] | None:
    """Search has more to do with each word; SQL is bound by its own length."""
    for name, value in parse_qsl(query.decode("latin-1")):
        if name != "sql" and len(value.split()) > MOST_WORDS:
            return 400, f"{name} has more than {MOST_WORDS} words (ask for those that matter)"
    return None


async def _answer(send: Send, status: int, line: str) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    if status == 405:
        headers.append((b"allow", ", ".join(METHODS).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": f"{line}\n".encode()})


def _outwards(send: Send, base: bytes) -> Send:
    """Adds the headers to the start of an answer, in the place of any that say otherwise, and the base to redirects."""

    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = [(name, value) for name, value in message.get("headers", []) if name.lower() not in HEADERS]
            own = [(name, _within(value, base) if name.lower() == b"location" else value) for name, value in own]
            message = {**message, "headers": [*own, *HEADERS.items()]}
        await send(message)

    return sender


def _within(location: bytes, base: bytes) -> bytes:
    """A path that Datasette redirects to, below the base; it adds the base to some of them itself."""
    return location if location.startswith(base) else base + location.lstrip(b"/")
