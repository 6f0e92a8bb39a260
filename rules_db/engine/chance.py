"""Chance as a counter: part of the state, the same for the same seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

Item = TypeVar("Item")


@dataclass(slots=True)
class Chance:
    """Counter-based randomness, part of the state. `script` holds outcomes that are used up before real chance."""

    seed: int
    counter: int = 0
    script: list[int] = field(default_factory=list)

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, `bound`; every one equally likely."""
        if self.script:
            return self.script.pop(0) % bound
        while True:
            digest = hashlib.sha256(f"{self.seed}:{self.counter}".encode()).digest()
            self.counter += 1
            drawn = int.from_bytes(digest[:8], "big")
            if drawn < 2**64 - 2**64 % bound:
                return drawn % bound

    def pick(self, items: Sequence[Item]) -> Item:
        """One of several, each equally likely."""
        return items[self.below(len(items))]

    def one_in(self, number: int) -> bool:
        """True once in so many times."""
        return self.below(number) == 0

    def another(self) -> Chance:
        """A chance of its own that nobody can foresee who does not know this one."""
        return Chance(self.below(2**32))

    def shuffle(self, items: list[Any]) -> None:
        """Put a list into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
