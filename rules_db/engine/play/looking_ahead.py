"""A bot that tries each legal action in guesses of its own, lets everybody do what is quiet after it, and compares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.game import legal
from rules_db.engine.kernel import IllegalAction
from rules_db.engine.play.bots import Seat
from rules_db.engine.state.copying import copied

NEVER = float("-inf")


@dataclass(frozen=True, slots=True)
class LookingAhead:
    """The bot. Of actions that come to the same, chance picks.

    `worth` says how well a player stands in a state; `quiet` which of the legal actions anybody is taken to choose
    afterwards, None where it is better to look no further. `guesses` is in how many guesses each action is tried,
    `steps` how many quiet actions follow at most, and `options` how many actions are tried at most; chance picks them.
    """

    worth: Callable[[Any, str], float]
    quiet: Callable[[Sequence[Any]], Any | None]
    guesses: int
    steps: int
    options: int = 60

    def __call__(self, seat: Seat, chance: Chance) -> Any:
        actions = seat.legal()
        if len(actions) == 1:
            return actions[0]
        chance.shuffle(actions)
        guesses = [seat.guess(chance) for _ in range(self.guesses)]
        return max(actions[: self.options], key=lambda action: self._mean(seat, action, guesses))

    def _mean(self, seat: Seat, action: Any, guesses: Sequence[Any]) -> float:
        """What the action is worth in the mean of those guesses in which it can be carried out."""
        worths = [worth for guess in guesses if (worth := self._tried(seat, action, copied(guess))) is not None]
        return sum(worths) / len(worths) if worths else NEVER

    def _tried(self, seat: Seat, action: Any, state: Any) -> float | None:
        game = seat.game
        try:
            game.apply(state, action)
        except IllegalAction:
            return None
        for _ in range(self.steps):
            if game.pending(state) is None:
                break
            follows = self.quiet(legal(game, state))
            if follows is None:
                break
            game.apply(state, follows)
        return self.worth(state, seat.player)


def only_choice(actions: Sequence[Any]) -> Any | None:
    """The action that is the only one; None where there is a choice."""
    return actions[0] if len(actions) == 1 else None


def passing(passes: type, gives_up: type) -> Callable[[Sequence[Any]], Any | None]:
    """What is quiet where players pass: to pass; else what there is to choose first, but never to give up."""

    def quiet(actions: Sequence[Any]) -> Any | None:
        others = [each for each in actions if not isinstance(each, gives_up)]
        return next((each for each in actions if isinstance(each, passes)), others[0] if others else None)

    return quiet
