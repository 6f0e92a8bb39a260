"""The games that have an engine, and all that is known of one in one value."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from rules_db.engine.card_text.table import CardText
from rules_db.engine.game import Game
from rules_db.engine.play.bots import RANDOM, Bot, at_random
from rules_db.engine.play.combat import Combat
from rules_db.engine.play.decks import DeckBuilding
from rules_db.engine.play.inventing import Inventor
from rules_db.engine.play.playout import Promises
from rules_db.engine.play.solving import Puzzle
from rules_db.engine.play.starting import PLAYERS, Starter
from rules_db.engine.play.varying import Varying
from rules_db.engine.scene import NotThere, Scene
from rules_db.engine.state.describing import describe

State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Engine(Generic[State, Action]):
    """One game. It stands as ENGINE in the game's `engine.py`, which is all that anybody looks up by name.

    `nothing_to_run` are the rules of the book that no game could break, by number, each with the reason. `unwatched`
    are prohibitions and requirements that no watch sees to, in the same way. `card_text` makes the table of what its
    cards can say, `inventor` random cards that say it. `players` are those who play where nobody is named. `bots` are
    the game's own by their names; one that plays at random every game has besides. `puzzle` lets a winning line be
    looked for, in a game of one player. `varying` are the settings that studies may change. `drawing` says in lines
    what a player sees of a state; without one the view is described field by field. `decks` looks through decks that
    players bring. `combat` is what can be asked of one attack. `waiting` are chapters, sections and rules that have
    no engine yet, by number, each with the reason; `unproved` are rules that are registered, and that no example
    misses yet.
    """

    game: Game[State, Action]
    scene: Scene
    starter: Starter
    promises: Promises
    nothing_to_run: Mapping[str, str] = field(default_factory=dict)
    unwatched: Mapping[str, str] = field(default_factory=dict)
    card_text: Callable[[], CardText] | None = None
    inventor: Inventor | None = None
    players: Sequence[str] = PLAYERS
    bots: Mapping[str, Bot] = field(default_factory=dict)
    puzzle: Puzzle | None = None
    drawing: Callable[[State, str], list[str]] | None = None
    varying: Varying | None = None
    decks: DeckBuilding | None = None
    combat: Combat | None = None
    waiting: Mapping[str, str] = field(default_factory=dict)
    unproved: frozenset[str] = frozenset()

    @property
    def is_whole(self) -> bool:
        """Whether the engine holds the whole rulebook, and examples prove all of it."""
        return not self.waiting and not self.unproved

    def why_waiting(self, number: str) -> str:
        """Why a rule has no engine yet, by its number, its section or its chapter; '' where it does not wait."""
        parts = number.split(".")
        return next((why for each in range(len(parts), 0, -1) if (why := self.waiting.get(".".join(parts[:each])))), "")


@functools.cache
def engine_keys() -> tuple[str, ...]:
    """The rulebook keys of all games that have an engine, sorted; a folder without an `engine.py` has none yet."""
    package = importlib.import_module("rules_db.games")
    names = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
    ready = [name for name in names if importlib.util.find_spec(f"{package.__name__}.{name}.engine")]
    return tuple(sorted(name.replace("_", "-") for name in ready))


@functools.cache
def load_engine(key: str) -> Engine[Any, Any]:
    """The engine of the game with this rulebook key; raises NotThere for a rulebook without one.

    Raises ValueError where the registry of the game has another key than its folder.
    """
    if key not in engine_keys():
        raise NotThere(f"there is no engine for {key} (engines: {', '.join(engine_keys()) or 'none'})")
    engine: Engine[Any, Any] = importlib.import_module(f"rules_db.games.{key.replace('-', '_')}.engine").ENGINE
    if engine.game.book.key != key:
        other = engine.game.book.key
        raise ValueError(f'the registry of {key} goes by another key, {other} (write `Registry("{key}")`)')
    return engine


def drawn(key: str, state: Any, player: str) -> list[str]:
    """What a player sees of a state, in lines for a terminal."""
    engine = load_engine(key)
    return engine.drawing(state, player) if engine.drawing else describe(engine.game.view(state, player))


def bots_of(key: str) -> Mapping[str, Bot]:
    """The bots that play this game, by their names; raises NotThere for a rulebook without an engine."""
    return {RANDOM: at_random, **load_engine(key).bots}


def load_bot(key: str, name: str) -> Bot:
    """The bot of this game that goes by this name; raises NotThere for any other name."""
    bots = bots_of(key)
    if name not in bots:
        raise NotThere(f"there is no bot {name} for {key} (bots: {', '.join(bots)})")
    return bots[name]
