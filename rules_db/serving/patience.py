"""How long the server waits for a client: for the rest of a request, and for an answer to be taken."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 10.0
TAKING_SECONDS = 30.0
MOST_CONNECTIONS = 512


class PatientProtocol(H11Protocol):
    """Ends a connection whose request does not become whole in time, or whose answer nobody takes.

    Uvicorn's own limit counts only after an answer. Where there are too many connections, one that asks nothing goes.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._coming: asyncio.TimerHandle | None = None
        self._going: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_request()
        if len(self.connections) > MOST_CONNECTIONS:
            idle = next((each for each in self.connections if is_idle(each) and each is not self), self)
            idle.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self._coming, self._going):
            if timer:
                timer.cancel()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if is_idle(self):
            self._expect_request()
        elif self._coming:
            self._coming.cancel()
            self._coming = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._going = self.loop.call_later(TAKING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._going:
            self._going.cancel()

    def _expect_request(self) -> None:
        """Start the clock, unless it runs: further bytes do not set it back."""
        if self._coming is None:
            self._coming = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)


def is_idle(connection: Any) -> bool:
    """Whether no request of a connection is being answered."""
    return connection.cycle is None or connection.cycle.response_complete
