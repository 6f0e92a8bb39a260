"""Games by other numbers: what a game lets vary; it stands in the game's `table/varying.py`."""

from collections.abc import Mapping, Sequence
from typing import Protocol


class Varying(Protocol):
    """The settings of a game, by the names that its rulebook's rulings give them, and games that follow others."""

    @property
    def defaults(self) -> Mapping[str, int]:
        """Every setting with the number that it has where nobody says otherwise."""

    def settings(self, chosen: Mapping[str, int]) -> Mapping[str, int]:
        """All settings of a game with those that are chosen; the others give way where they have to.

        What the game does not accept it refuses later, when it begins.
        """

    def setup(self, players: Sequence[str], settings: Mapping[str, int]) -> str:
        """The Given steps of a usual game with these settings."""
