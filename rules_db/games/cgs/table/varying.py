"""Games by other numbers, each player with the deck of the usual game."""

from collections.abc import Mapping

from rules_db.engine.chance import Chance
from rules_db.engine.play.varying import UsualDecks
from rules_db.games.cgs.settings import DECKS, OF_SETS, SETTINGS
from rules_db.games.cgs.table.starter import STARTER

DEFAULTS: Mapping[str, int] = {name: int(value) for name, value in SETTINGS.items()} | DECKS | OF_SETS
"""Every number that the rulebook leaves open: how the games convert (7.3.1.R1), decks (1.5) and sets (18.3.6.R1)."""

VARYING = UsualDecks(DEFAULTS, lambda players: STARTER.usual(players, Chance(0)), {name: name for name in DEFAULTS})
