"""Random games of our engines beside others, on request only: python3 scripts/bench.py playouts games."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from other_tools import RIVALS, ROOT, console, other_tools, run
from rich.table import Table

from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.playout import run_through
from rules_db.engine.play.record import read_record
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples.opening import open_game

ROUNDS = 5
GAMES, STEPS, UNO_GAMES = 50, 200, 1000
CHECKED_GAMES, CHECKED_STEPS = 10_000, 30


def measure_playouts() -> None:
    """Random games of ours, every event traced, in steps a second, beside those of RLCard's UNO in the same run.

    Both loops set up each new game within the time, take a legal action at random, each as likely as the others, carry
    it out, and go on to the end (ours to 200 actions at most). UNO's step lists the legal actions and describes the
    next player's view; it takes it on trust that an action is legal, and says nothing of what happened. Our step lists
    candidates, asks the rules about them one by one until one is legal, asks again before it carries it out, and
    returns the events, each with its rule and its cause. The seconds are those of the processor, the best of some
    rounds in which the games take turns.
    """
    with tempfile.TemporaryDirectory() as name, other_tools(Path(name)) as python:
        table = Table(title="Random playouts", title_justify="left")
        for column in ("game", "steps a second", "ratio to UNO", "target"):
            table.add_column(column, justify="left" if column == "game" else "right")
        rates = dict.fromkeys(("UNO of RLCard", *engine_keys()), 0.0)
        for _ in range(ROUNDS):
            for key, best in rates.items():
                rates[key] = max(best, _playouts(key) if key in engine_keys() else _uno(python))
        uno, *_ = rates.values()
        for key, rate in rates.items():
            target = "" if key not in engine_keys() else f"at least 1: {'met' if rate >= uno else 'missed'}"
            table.add_row(key, f"{rate:,.0f}", f"{rate / uno:.2f}", target)
        console.print(table)


def measure_games() -> None:
    """Ten thousand random games of each, every promise of the engine checked after every action; about half an hour.

    Stops at the first game that breaks one, which `rules-db simulate` then cuts down to few actions.
    """
    for key in engine_keys():
        command = [sys.executable, "-m", "rules_db", "simulate", key]
        subprocess.run([*command, "--games", str(CHECKED_GAMES), "--steps", str(CHECKED_STEPS)], cwd=ROOT, check=True)


def _uno(python: Path) -> float:
    steps, seconds = map(float, run(python, str(RIVALS / "uno.py"), str(UNO_GAMES)).split())
    return steps / seconds


def _playouts(key: str) -> float:
    setup = load_engine(key).starter.usual(PLAYERS, Chance(1))
    opening = open_game(read_record(setup, is_markdown=False).setup)
    start = time.process_time()
    steps = sum(run_through(opening.game, opening.setup, seed, STEPS) for seed in range(GAMES))
    return steps / (time.process_time() - start)
