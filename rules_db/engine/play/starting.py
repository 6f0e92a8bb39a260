"""The game that an engine begins with where nobody brings a setup; it stands in the game's `table/starter.py`."""

from collections.abc import Sequence
from typing import Protocol

from rules_db.engine.chance import Chance

PLAYERS = ("Ann", "Bob")


class Starter(Protocol):
    """Writes setups in Given steps, as in the worked examples, for players who sit in this order.

    A game that takes fewer says so of a usual start; random games have the first of them play.
    """

    def usual(self, players: Sequence[str], chance: Chance) -> str:
        """The way in which players begin."""

    def random(self, players: Sequence[str], chance: Chance) -> str:
        """One of the ways in which random games begin, those in mid-course among them."""
