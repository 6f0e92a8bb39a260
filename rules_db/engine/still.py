"""What is found out about a state while nothing changes it is found out once: `with Still(state): … kept(state, …)`."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextvars import ContextVar, Token
from typing import Any, TypeVar

Found = TypeVar("Found")


class Still:
    """A state that nothing changes inside, and what has been found out about it; it may be entered again later."""

    __slots__ = ("_token", "answers", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.answers: dict[Hashable, Any] = {}
        self._token: Token[Still | None] | None = None

    def __enter__(self) -> None:
        now = _NOW.get()
        self._token = None if now is not None and now.state is self.state else _NOW.set(self)

    def __exit__(self, *_: object) -> None:
        if self._token is not None:
            _NOW.reset(self._token)


_NOW: ContextVar[Still | None] = ContextVar("still", default=None)
_UNKNOWN: Any = object()


def kept(state: Any, question: Hashable, find: Callable[[], Found]) -> Found:
    """What is found, once for each question while the state is still; who gets it must not change it."""
    now = _NOW.get()
    if now is None or now.state is not state:
        return find()
    found: Found = now.answers.get(question, _UNKNOWN)
    if found is _UNKNOWN:
        found = now.answers[question] = find()
    return found


def kept_still(state: Any, question: Hashable, find: Callable[[], Found]) -> Found:
    """The same, and the state is still at least as long as it takes to find it."""
    now = _NOW.get()
    if now is not None and now.state is state:
        return kept(state, question, find)
    with Still(state):
        return find()
