"""Games by other numbers, each player with the deck of the usual game."""

from rules_db.engine.chance import Chance
from rules_db.engine.play.varying import UsualDecks
from rules_db.games.ttcg.settings import DEFAULTS, WORDS
from rules_db.games.ttcg.table.starter import STARTER

_STEPS = {name: f"for {words}" for words, name in WORDS.items()}

VARYING = UsualDecks(DEFAULTS, lambda players: STARTER.usual(players, Chance(0)), _STEPS)
