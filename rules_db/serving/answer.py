"""The whole answer of a worker, kept until its reader has taken it: in memory while small, else in a file."""

import tempfile
from dataclasses import dataclass
from typing import IO

from rules_db.serving.frames import End, Start
from rules_db.serving.names import Send

IN_MEMORY_BYTES = 262_144
CHUNK_BYTES = 65_536


@dataclass(frozen=True, slots=True)
class Answer:
    """`body` is read from its beginning, once."""

    start: Start
    body: IO[bytes]
    end: End

    @property
    def is_cut_csv(self) -> bool:
        """Whether it is a CSV file whose rows met a limit when its beginning had been written."""
        is_csv = any(name == "content-disposition" or "text/plain" in value for name, value in self.start.headers)
        return self.start.status == 200 and is_csv and self.end.met_a_limit

    async def send(self, send: Send) -> None:
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in self.start.headers]
        await send({"type": "http.response.start", "status": self.start.status, "headers": headers})
        with self.body as body:
            body.seek(0)
            while chunk := body.read(CHUNK_BYTES):
                await send({"type": "http.response.body", "body": chunk, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def new_body() -> IO[bytes]:
    """A place for what a worker sends."""
    return tempfile.SpooledTemporaryFile(IN_MEMORY_BYTES)
