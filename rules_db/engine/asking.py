"""How a predicate asks about a state what its answer is made of: afresh each time, or of one state only once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_db.engine.kernel import Refusal

Question = Callable[..., Refusal | None]
"""Takes a state and what else it is about, which can be hashed: names, numbers, texts."""

Ask = Callable[..., Refusal | None]
"""Takes a question and what it is about, the state first; gives the answer."""


def afresh(question: Question, *about: Any) -> Refusal | None:
    return question(*about)


class Once:
    """Asks about one state, as long as nothing changes it: the same question is answered from memory."""

    def __init__(self) -> None:
        self._answers: dict[tuple[Any, ...], Refusal | None] = {}

    def __call__(self, question: Question, state: Any, *about: Any) -> Refusal | None:
        key = question, *about
        if key not in self._answers:
            self._answers[key] = question(state, *about)
        return self._answers[key]
