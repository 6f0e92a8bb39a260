"""A game while people play it. Setup, seed and actions are the truth; the state and the trace derive from them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rules_db.engine.game import AnyGame, legal
from rules_db.engine.kernel import Breakdown, Decision, Event, GameError, Refusal
from rules_db.engine.state.copying import copied
from rules_db.engine.watching import Breach, Lookout, Watch


@dataclass(frozen=True, slots=True)
class Move:
    """An action that was carried out, by its canonical text, what happened, and what watches had to say of it."""

    action: str
    events: tuple[Event, ...]
    breaches: tuple[Breach, ...] = ()


@contextmanager
def _breakdown_told() -> Iterator[None]:
    """What an engine raises that is no answer to a player becomes one."""
    try:
        yield
    except GameError:
        raise
    except Exception as error:
        raise Breakdown(f"the engine breaks down here: {type(error).__name__}: {error}") from error


class Session:
    """One game from its setup to where it stands.

    Raises BadSetup for a setup that the game does not accept, and Breakdown where its start never ends.

    `players` are the names of those who sit at the table, `watches` those that look on.
    """

    def __init__(
        self, game: AnyGame, players: Sequence[str], setup: dict[str, Any], seed: int, watches: Sequence[Watch] = ()
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.setup = setup
        self.seed = seed
        self.watches = watches
        self._begin()

    def _begin(self) -> None:
        self.moves: list[Move] = []
        with _breakdown_told():
            self.state = self.game.new(self.setup, self.seed)
        self._lookout = Lookout(self.watches, self.state)

    @property
    def breaches(self) -> list[Breach]:
        """All that the watches have said so far, of the start as well."""
        return self._lookout.breaches

    @property
    def decision(self) -> Decision | None:
        """The choice that the game waits for; None when it is over."""
        return self.game.pending(self.state)

    def legal(self) -> list[str]:
        """The texts of the legal actions, in the order of the game's options; none when the game is over."""
        return [self.game.format(action) for action in legal(self.game, self.state)] if self.decision else []

    def why_not(self, text: str) -> Refusal | None:
        """None for a legal action; raises MalformedAction or AmbiguousAction."""
        return self.game.why_not(self.state, self.game.parse(self.state, text))

    def do(self, text: str) -> Move:
        """Carry out an action; raises MalformedAction, AmbiguousAction, IllegalAction or Breakdown, and then nothing
        changes."""
        action = self.game.parse(self.state, text)
        after = copied(self.state)
        with _breakdown_told():
            events = tuple(self.game.apply(after, action))
        self.state = after
        move = Move(self.game.format(action), events, tuple(self._lookout.look(action, events, self.state)))
        self.moves.append(move)
        return move

    def undo(self) -> Move | None:
        """Take the last move back by playing the others again; None where there is none."""
        if not self.moves:
            return None
        *kept, taken_back = self.moves
        self._begin()
        for move in kept:
            self.do(move.action)
        return taken_back
