"""A game of a few lines: players in turn take one or two stones from a heap; who takes the last one wins.

It has no rulebook. Its faults can be planted: each subclass breaks one promise.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.kernel import Decision, Event, IllegalAction, MalformedAction, Refusal
from rules_db.engine.play.playout import Promises, Subject
from rules_db.engine.registry import Registry
from rules_db.engine.trace import Trace

BOOK = Registry("heap")


@BOOK.rule("1.1")
def enough_are_left(heap: "Heap", taking: int) -> Refusal | None:
    """Nobody takes more stones than there are."""
    return None if taking <= heap.stones else BOOK.refuse("1.1", stones=heap.stones)


@dataclass(slots=True)
class Heap:
    """`taken` are the stones beside the heap; `secret` is known to the next player only."""

    players: list[str]
    stones: int
    chance: Chance
    taken: int = 0
    turn: int = 0
    secret: int = 0


@dataclass(frozen=True, slots=True)
class Take:
    player: str
    number: int


class HeapGame:
    """The kernel's Game for a heap of stones."""

    book = BOOK

    def new(self, setup: dict[str, Any], seed: int) -> Heap:
        return Heap(list(setup["players"]), setup["stones"], Chance(seed))

    def pending(self, state: Heap) -> Decision | None:
        return Decision(state.players[state.turn % 2], "take stones") if state.stones else None

    def options(self, state: Heap) -> list[Take]:
        return [Take(state.players[state.turn % 2], number) for number in (1, 2)] if state.stones else []

    def prospects(self, state: Heap) -> list[Take]:
        return self.options(state)

    def why_not(self, state: Heap, action: Take) -> Refusal | None:
        return enough_are_left(state, action.number)

    def judge(self, state: Heap) -> Callable[[Take], Refusal | None]:
        return partial(self.why_not, state)

    def apply(self, state: Heap, action: Take) -> list[Event]:
        if refusal := self.why_not(state, action):
            raise IllegalAction(refusal)
        trace = Trace(BOOK)
        state.stones -= action.number
        state.taken += action.number
        state.turn += 1
        trace.emit("taken", "1.1", action.player, stones=action.number)
        return trace.events

    def view(self, state: Heap, player: str) -> tuple[int, int, int]:
        return state.stones, state.taken, state.secret if player == state.players[0] else 0

    def parse(self, state: Heap, text: str) -> Take:
        player, verb, number = [*text.split(), "", "", ""][:3]
        if verb != "takes" or not number.isdigit():
            raise MalformedAction(f"no action reads like “{text}”")
        return Take(player, int(number))

    def format(self, action: Take) -> str:
        return f"{action.player} takes {action.number}"


class HeapPromises:
    """What the heap promises: its stones stay stones, and the secret is known to the first player only."""

    def players(self, state: Heap) -> list[str]:
        return state.players

    def cards(self, state: Heap) -> list[str]:
        return ["stone"] * (state.stones + state.taken)

    def disguised(self, state: Heap, player: str, chance: Chance) -> Heap:
        secret = state.secret if player == state.players[0] else chance.below(100) + 1
        return Heap(state.players, state.stones, state.chance, state.taken, state.turn, secret)


def heap(game: HeapGame, stones: int = 12) -> Subject:
    promises: Promises = HeapPromises()
    return Subject(game, promises, {"players": ["Ann", "Bob"], "stones": stones})
