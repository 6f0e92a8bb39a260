"""Games by other numbers, each player with the deck of the usual game."""

from collections.abc import Mapping, Sequence

from rules_db.engine.chance import Chance
from rules_db.games.ttcg.settings import DEFAULTS, WORDS
from rules_db.games.ttcg.table.starter import STARTER


class TtcgVarying:
    """The Varying of the True Trading Card Game. No setting depends on another, so none gives way."""

    @property
    def defaults(self) -> Mapping[str, int]:
        return DEFAULTS

    def settings(self, chosen: Mapping[str, int]) -> Mapping[str, int]:
        return {**DEFAULTS, **chosen}

    def setup(self, players: Sequence[str], settings: Mapping[str, int]) -> str:
        said = [
            f"And the setting for {words} is {settings[name]}"
            for words, name in WORDS.items()
            if settings[name] != DEFAULTS[name]
        ]
        return "\n".join([STARTER.usual(players, Chance(0)), *said])


VARYING = TtcgVarying()
