"""A winning line in a game of one player whose cards and chance are all known, or the proof that there is none.

The search goes depth first and begins with what promises most. Where it has found nothing for a while it starts again
from the top in a slightly other order, each time with more patience; what it has proved lost stays proved.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from rules_db.engine.game import AnyGame, legal
from rules_db.engine.state.copying import copied

PATIENCE, MORE_PATIENCE = 2_000, 1.5
"""How many nodes are visited before the search starts anew for the first time, and by what that grows each time."""


class Answer(StrEnum):
    """What is known of a position: `open` where the search has not come to its end."""

    WON = "won"
    UNWINNABLE = "unwinnable"
    OPEN = "open"


class Puzzle(Protocol):
    """What a game of one player tells about its states. Every way to go on in it comes to an end.

    A search is as right as these are: `is_lost` may say so only where no line wins. Of two states with the same
    `essence` the one with more `strength` can do all that the other can, and comes to no less by it; with the same
    strength they are won or lost alike.
    """

    def is_won(self, state: Any) -> bool:
        """Whether the player has reached the goal."""

    def is_lost(self, state: Any) -> bool:
        """Whether the player cannot reach the goal any more; False where that is not plain."""

    def essence(self, state: Any) -> Hashable:
        """What of the state decides how it can end, names and places that make no difference left out."""

    def strength(self, state: Any) -> int:
        """How much of something the player has of which more is never worse."""

    def promise(self, state: Any) -> float:
        """How likely a win looks; it decides what is tried first, and nothing else. `left` cards weigh about 1 each."""

    def left(self, state: Any) -> int:
        """How far away the goal is, in cards; 0 once it is reached."""


@dataclass(slots=True)
class _Node:
    """A state that waits for a choice, and the actions that led there from the choice before."""

    state: Any
    way: tuple[Any, ...]
    choices: Sequence[Any]
    essence: Hashable
    strength: int
    promise: float


@dataclass(slots=True)
class _Level:
    """A node whose choices are being tried; the next is the last of those that are left."""

    node: _Node
    rest: list[_Node]


class Search:
    """A search from one state. `steps` does the work; in between, and after it, all else says what is known so far.

    `nodes` counts the actions that were carried out, `proved` the states that were shown to be lost, `least_left` is
    the nearest to the goal that any line came.
    """

    def __init__(self, game: AnyGame, puzzle: Puzzle, state: Any, noise: float = 3.0) -> None:
        self._game, self._puzzle, self._noise = game, puzzle, noise
        self._lost: dict[Hashable, int] = {}
        self._chance = random.Random(0)
        self._start = state
        self.answer = Answer.OPEN
        self.line: tuple[Any, ...] = ()
        self.nodes, self.least_left = 0, puzzle.left(state)

    @property
    def proved(self) -> int:
        return len(self._lost)

    def steps(self) -> Iterator[None]:
        """Search until the answer is known; yields after every state whose choices have been looked at."""
        root = self._reached(copied(self._start), ())
        patience, noise = float(PATIENCE), 0.0
        while root is not None and self.answer is Answer.OPEN:
            yield from self._descend(root, self.nodes + int(patience), noise)
            patience, noise = patience * MORE_PATIENCE, self._noise
        if root is None and self.answer is Answer.OPEN:
            self.answer = Answer.UNWINNABLE

    def _descend(self, root: _Node, until: int, noise: float) -> Iterator[None]:
        """Depth first from the top, given up at so many nodes; what is exhausted on the way is lost for good."""
        levels: list[_Level] = [_Level(root, self._next(root, (), noise))]
        while levels and self.answer is Answer.OPEN:
            yield
            level = levels[-1]
            if not level.rest:
                self._note_lost(levels.pop().node)
            elif self.nodes >= until:
                return
            else:
                node = level.rest.pop()
                if not self._is_known_lost(node.essence, node.strength):
                    before = tuple(action for each in levels for action in each.node.way)
                    levels.append(_Level(node, self._next(node, before, noise)))
        if self.answer is Answer.OPEN:
            self.answer = Answer.UNWINNABLE

    def _next(self, node: _Node, before: tuple[Any, ...], noise: float) -> list[_Node]:
        """What the choices of a node lead to, the most promising last; of those that are alike only one."""
        found: dict[tuple[Hashable, int], _Node] = {}
        for action in node.choices:
            reached = self._reached(copied(node.state), (action,), (*before, *node.way))
            if self.answer is not Answer.OPEN:
                return []
            if reached is not None:
                reached.promise += self._chance.random() * noise
                found.setdefault((reached.essence, reached.strength), reached)
        return sorted(found.values(), key=lambda each: each.promise)

    def _reached(self, state: Any, way: tuple[Any, ...], before: tuple[Any, ...] = ()) -> _Node | None:
        """Carry out the actions, and all that leave no choice; None where the game is over, or as good as lost."""
        for action in way:
            self._carry_out(state, action)
        while self._game.pending(state) is not None:
            choices = legal(self._game, state)
            if len(choices) > 1:
                return self._weighed(state, way, choices)
            way = (*way, *choices)
            self._carry_out(state, choices[0])
        if self._puzzle.is_won(state):
            self.answer, self.line, self.least_left = Answer.WON, (*before, *way), 0
        return None

    def _weighed(self, state: Any, way: tuple[Any, ...], choices: Sequence[Any]) -> _Node | None:
        puzzle = self._puzzle
        if puzzle.is_lost(state):
            return None
        essence, strength = puzzle.essence(state), puzzle.strength(state)
        if self._is_known_lost(essence, strength):
            return None
        self.least_left = min(self.least_left, puzzle.left(state))
        return _Node(state, way, choices, essence, strength, puzzle.promise(state))

    def _carry_out(self, state: Any, action: Any) -> None:
        self._game.apply(state, action)
        self.nodes += 1

    def _is_known_lost(self, essence: Hashable, strength: int) -> bool:
        return self._lost.get(essence, -1) >= strength

    def _note_lost(self, node: _Node) -> None:
        self._lost[node.essence] = max(node.strength, self._lost.get(node.essence, -1))
