"""What a worker and the server say to each other: frames of a kind, a length and that many bytes."""

import json
import struct
from dataclasses import asdict, dataclass
from typing import Any

HEAD = struct.Struct("!cI")
READY, START, BODY, END = b"r", b"s", b"b", b"e"


@dataclass(frozen=True, slots=True)
class Request:
    """What a worker has to know of a request, and the processor's seconds that it may take.

    `path` is not quoted; `raw_path` and `query` are as they were sent, read as Latin-1.
    """

    method: str
    path: str
    raw_path: str
    query: str
    headers: list[list[str]]
    seconds: float

    @classmethod
    def of(cls, scope: Any, seconds: float) -> "Request":
        raw = scope.get("raw_path") or scope["path"].encode()
        headers = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in scope["headers"]]
        query = scope["query_string"].decode("latin-1")
        return cls(scope["method"], scope["path"], raw.decode("latin-1"), query, headers, seconds)

    def scope(self) -> dict[str, Any]:
        """The request as ASGI has it."""
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "method": self.method,
            "path": self.path,
            "raw_path": self.raw_path.encode("latin-1"),
            "query_string": self.query.encode("latin-1"),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in self.headers],
        }


@dataclass(frozen=True, slots=True)
class Start:
    """The status and the headers of an answer."""

    status: int
    headers: list[list[str]]


@dataclass(frozen=True, slots=True)
class End:
    """What became of a request. `is_spent`: its time ran out. `is_retiring`: the worker is too large to go on."""

    is_spent: bool
    met_a_limit: bool
    is_retiring: bool


def frame(kind: bytes, content: bytes | Request | Start | End = b"") -> bytes:
    """One frame; values are sent as JSON."""
    sent = content if isinstance(content, bytes) else json.dumps(asdict(content)).encode()
    return HEAD.pack(kind, len(sent)) + sent
