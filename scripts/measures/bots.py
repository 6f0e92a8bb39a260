"""How often each bot wins against random play.

They are made on request only: python3 scripts/bench.py bots.
"""

import multiprocessing
import os
from collections import Counter
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

from rules_db.cli.games.random_games import open_subject
from rules_db.engine.chance import Chance
from rules_db.engine.engines import bots_of, engine_keys, load_bot, load_engine
from rules_db.engine.play.bots import RANDOM, let_play
from rules_db.engine.play.looking_ahead import LookingAhead
from rules_db.studies.intervals import share

GAMES, ACTIONS = 200, {"grand-archive": 40, "cgs": 300}
MOST_ACTIONS = 3_000

WON, NOT_WON, GAINED, NOT_GAINED = "won", "not won", "gained", "not gained"


def measure_bots() -> None:
    """Each bot in the seats by turns, a random player in all others; alone where a game has one player.

    A game that nobody has won after so many actions counts by whether the bot stands better than at its start, in the
    bot's own eyes. Intervals are Wilson's, of 95 %.
    """
    table = Table(title=f"Bots against random play, {GAMES} games each", title_justify="left")
    for at, column in enumerate(("game", "bot", "won", "95 % of chance between", "not over: gained")):
        table.add_column(column, justify="right" if at > 1 else "left")
    with multiprocessing.Pool(os.cpu_count() or 1) as pool:
        for key in engine_keys():
            for name in bots_of(key):
                counted = Counter(pool.imap_unordered(partial(result, key, name), range(1, GAMES + 1)))
                table.add_row(key, name, *_told(counted))
    Console().print(table)


def result(key: str, name: str, seed: int) -> str:
    """What came of one game for the bot."""
    engine, bot = load_engine(key), load_bot(key, name)
    subject = open_subject(key, engine.starter.usual(engine.players, Chance(seed)))
    assert subject is not None
    own = engine.players[seed % len(engine.players)]
    bots = {player: bot if player == own else load_bot(key, RANDOM) for player in engine.players}
    worth, state = _worth(key, bot), engine.game.new(subject.setup, seed)
    limit, before = ACTIONS.get(key, MOST_ACTIONS), worth(state, own)
    for played in let_play(engine.game, engine.promises, subject.setup, seed, bots, limit):
        state = played.state
    if engine.game.pending(state) is None:
        return WON if engine.scene.outcome(state) == f"{own} wins" else NOT_WON
    return GAINED if worth(state, own) > before else NOT_GAINED


def _worth(key: str, bot: Any) -> Any:
    known = bot if isinstance(bot, LookingAhead) else next(iter(load_engine(key).bots.values()))
    assert isinstance(known, LookingAhead)
    return known.worth


def _told(counted: Counter[str]) -> tuple[str, str, str]:
    over, unfinished = counted[WON] + counted[NOT_WON], counted[GAINED] + counted[NOT_GAINED]
    won = f"{counted[WON]} of {over}" if over else "nobody can"
    between = _interval(counted[WON], over) if over else ""
    gained = f"{counted[GAINED]} of {unfinished}, {_interval(counted[GAINED], unfinished)}" if unfinished else ""
    return won, between, gained


def _interval(won: int, of: int) -> str:
    """Wilson's interval for a share."""
    _, low, high = share(won, of)
    return f"{low:.1%} and {high:.1%}"
