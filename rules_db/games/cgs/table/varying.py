"""Games by other numbers, each player with the deck of the usual game."""

from collections.abc import Mapping, Sequence

from rules_db.engine.chance import Chance
from rules_db.games.cgs.settings import DECKS, OF_SETS, SETTINGS
from rules_db.games.cgs.table.starter import STARTER

DEFAULTS: Mapping[str, int] = {name: int(value) for name, value in SETTINGS.items()} | DECKS | OF_SETS
"""Every number that the rulebook leaves open: how the games convert (7.3.1.R1), decks (1.5) and sets (18.3.6.R1)."""


class CgsVarying:
    """The Varying of the Card Game Singularity. No setting depends on another, so none gives way."""

    @property
    def defaults(self) -> Mapping[str, int]:
        return DEFAULTS

    def settings(self, chosen: Mapping[str, int]) -> Mapping[str, int]:
        return {**DEFAULTS, **chosen}

    def setup(self, players: Sequence[str], settings: Mapping[str, int]) -> str:
        said = [f"And the setting {name} is {value}" for name, value in settings.items() if value != DEFAULTS[name]]
        return "\n".join([STARTER.usual(players, Chance(0)), *said])


VARYING = CgsVarying()
