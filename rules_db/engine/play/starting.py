"""The game that each engine begins with where nobody brings a setup; it stands in the game's `starter.py`."""

import importlib
from collections.abc import Sequence
from typing import Protocol

from rules_db.engine.kernel import Chance

PLAYERS = ("Ann", "Bob")
USUAL = 1
"""The first number that a starter draws from chance says in which way its game begins; this is the way of players."""


class Starter(Protocol):
    """Writes a setup, in Given steps as in the worked examples, for players who sit in this order."""

    def __call__(self, players: Sequence[str], chance: Chance) -> str: ...


def load_starter(key: str) -> Starter:
    """That of the game with this rulebook key."""
    starter: Starter = importlib.import_module(f"rules_db.games.{key.replace('-', '_')}.table.starter").starter
    return starter


def usual_setup(key: str, players: Sequence[str], seed: int) -> str:
    """The setup with which players begin, rather than one of those that random games begin with."""
    return load_starter(key)(players, Chance(seed, script=[USUAL]))
