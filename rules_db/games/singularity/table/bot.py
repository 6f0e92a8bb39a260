"""A bot that plays Singularity by what looks best after one action and all that follows from it."""

from collections.abc import Mapping

from rules_db.engine.play.bots import Bot
from rules_db.engine.play.looking_ahead import LookingAhead, only_choice
from rules_db.games.singularity.state import Galaxy
from rules_db.games.singularity.table.puzzle import PUZZLE

LOST_GAME, WON_GAME = -1_000.0, 1_000.0


def worth(galaxy: Galaxy, player: str) -> float:
    """How likely a win looks, by what a search for a winning line goes by."""
    if PUZZLE.is_won(galaxy):
        return WON_GAME
    return LOST_GAME if PUZZLE.is_lost(galaxy) else PUZZLE.promise(galaxy)


BOTS: Mapping[str, Bot] = {"careful": LookingAhead(worth, only_choice, guesses=6, steps=20)}
