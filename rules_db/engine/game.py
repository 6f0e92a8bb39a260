"""The functions that every game has.

One truth: a game is (setup, seed, actions). State, trace, undo and bug report derive from that. A state is a
dataclass of plain values; randomness is a counter in it. Standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from rules_db.engine.kernel import Decision, Event, Refusal
from rules_db.engine.registry import Registry
from rules_db.engine.still import Still

State = TypeVar("State")
Action = TypeVar("Action")


class Game(Protocol[State, Action]):
    """The rules of one game. States are its own dataclasses, actions its own frozen values."""

    book: Registry

    def new(self, setup: dict[str, Any], seed: int) -> State:
        """A game at its start; raises BadSetup."""

    def pending(self, state: State) -> Decision | None:
        """The choice that the game waits for; None when it is over."""

    def options(self, state: State) -> Sequence[Action]:
        """Candidate actions of the player who must choose: finite, canonical, sorted by their text."""

    def prospects(self, state: State) -> Sequence[Action]:
        """The options that are legal, and maybe others: a game leaves out what it sees at once to be out of time."""

    def why_not(self, state: State, action: Action) -> Refusal | None:
        """None for a legal action, else the rule that forbids it."""

    def judge(self, state: State) -> Callable[[Action], Refusal | None]:
        """`why_not` of one state, as long as nothing changes it: what many actions share may be found out once."""

    def apply(self, state: State, action: Action) -> list[Event]:
        """Change the state by a legal action; raises IllegalAction and leaves it as it was for any other."""

    def view(self, state: State, player: str) -> Any:
        """The state with that player's secrets only, in a form of the game's own."""

    def parse(self, state: State, text: str) -> Action:
        """The action that a text means; raises MalformedAction or AmbiguousAction."""

    def format(self, action: Action) -> str:
        """The text of an action, which `parse` reads back."""


AnyGame = Game[Any, Any]


def legal(game: Game[State, Action], state: State) -> list[Action]:
    """The candidates that no rule forbids."""
    with Still(state):
        why_not = game.judge(state)
        return [action for action in game.prospects(state) if why_not(action) is None]
