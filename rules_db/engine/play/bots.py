"""Players that are programs. A bot is a function: what its player may know goes in, one of the legal actions comes out.

A seat shows a bot its player's view and the legal actions. To look ahead, a bot asks for a guess: a state of its own
that its player cannot tell from the true one, with everything hidden in another order and another chance to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rules_db.engine.chance import Chance
from rules_db.engine.game import AnyGame, legal
from rules_db.engine.kernel import Event
from rules_db.engine.play.playout import Promises

RANDOM = "random"
_DRAWS = 2**32
"""More than a bot draws for one choice."""


class Seat:
    """What the player who must choose next may know of a game that goes on."""

    def __init__(self, game: AnyGame, promises: Promises, state: Any) -> None:
        decision = game.pending(state)
        assert decision is not None, "nobody has to choose in a game that is over"
        self.game, self.player, self.kind = game, decision.player, decision.kind
        self._promises, self._state = promises, state

    def view(self) -> Any:
        """The state as the player sees it."""
        return self.game.view(self._state, self.player)

    def legal(self) -> list[Any]:
        """The legal actions, at least one, in the order of the game's options."""
        return legal(self.game, self._state)

    def guess(self, chance: Chance) -> Any:
        """A state of the bot's own that its player cannot tell from the true one, for trying something out.

        The same for all states that the player cannot tell apart, as far as `chance` is the same.
        """
        return self._promises.disguised(self._state, self.player, chance)


class Bot(Protocol):
    """Picks one of the seat's legal actions; the same one for the same seat and the same chance."""

    def __call__(self, seat: Seat, chance: Chance) -> Any: ...


def at_random(seat: Seat, chance: Chance) -> Any:
    """Any legal action, each as likely as the others."""
    return chance.pick(seat.legal())


def chosen(seat: Seat, bot: Bot, seed: int, number: int) -> Any:
    """The action that a bot with this seed picks as the one of this number in the game, counted from 0."""
    return bot(seat, Chance(seed, number * _DRAWS))


@dataclass(frozen=True, slots=True)
class Played:
    """One action of a game between bots, what it led to, and the state after it, which goes on changing."""

    player: str
    action: Any
    events: Sequence[Event]
    state: Any


def let_play(
    game: AnyGame, promises: Promises, setup: dict[str, Any], seed: int, bots: Mapping[str, Bot], limit: int
) -> Iterator[Played]:
    """A game of at most `limit` actions between bots, each under the name of its player. Raises BadSetup.

    Everything follows from setup, seed and bots.
    """
    state = game.new(setup, seed)
    for number in range(limit):
        if game.pending(state) is None:
            return
        seat = Seat(game, promises, state)
        action = chosen(seat, bots[seat.player], seed, number)
        yield Played(seat.player, action, game.apply(state, action), state)
