"""Games by other numbers: what a game lets vary; it stands in the game's `table/varying.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class UsualDecks:
    """The Varying of a game in which no setting depends on another: the usual game, with a step for each change.

    `usual` lays out the usual game for some players; `steps` has the words that set a number before it, by setting.
    """

    defaults: Mapping[str, int]
    usual: Callable[[Sequence[str]], str]
    steps: Mapping[str, str]

    def settings(self, chosen: Mapping[str, int]) -> Mapping[str, int]:
        return {**self.defaults, **chosen}

    def setup(self, players: Sequence[str], settings: Mapping[str, int]) -> str:
        changed = [(self.steps[name], value) for name, value in settings.items() if value != self.defaults[name]]
        return "\n".join([self.usual(players), *(f"And the setting {words} is {value}" for words, value in changed)])
