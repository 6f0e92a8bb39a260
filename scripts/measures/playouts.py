"""Random games of our engines beside those of other libraries, and what parts of a step cost.

They are made on request only: python3 scripts/bench.py playouts games.
"""

import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from other_tools import RIVALS, ROOT, console, other_tools, run
from rich.table import Table

from rules_db.engine.engines import engine_keys

ROUNDS = 7
CHECKED_GAMES, CHECKED_STEPS = 10_000, 30
SHARED_GAMES, SHARED_STEPS, SHARED_ROUNDS = 40, 60, 3

Run = tuple[str, ...]
"""A program among the rivals and its arguments."""

GIN_RUMMY, CHESS, HOLDEM = ("gin_rummy.py", "20000"), ("chess_moves.py", "12000"), ("holdem.py", "2000")
PEERS = {"RLCard: gin rummy": GIN_RUMMY, "python-chess": CHESS, "PokerKit: hold'em with three players": HOLDEM}


def ours(key: str, way: str) -> Run:
    return ("our_games.py", key, way, "6000" if key == "resummoned" else "20000")


@dataclass(frozen=True, slots=True)
class Target:
    """A ratio of two rates in steps a second, and the bound that it keeps: a least one, or a most."""

    what: str
    over: Run
    under: Run
    least: float | None = None
    most: float | None = None


TARGETS = (
    Target("grand-archive, by gin rummy", ours("grand-archive", "plainly"), GIN_RUMMY, least=1),
    Target("singularity, by gin rummy", ours("singularity", "plainly"), GIN_RUMMY, least=1),
    Target("ttcg, by gin rummy", ours("ttcg", "plainly"), GIN_RUMMY, least=0.5),
    Target("cgs, by hold'em", ours("cgs", "plainly"), HOLDEM, least=1),
    Target("resummoned, by python-chess", ours("resummoned", "plainly"), CHESS, least=0.5),
    Target("resummoned, by hold'em", ours("resummoned", "plainly"), HOLDEM, least=4),
    *(
        Target(f"{key}: a step, by one of bare functions", ours(key, "unruled"), ours(key, "plainly"), most=1.02)
        for key in engine_keys()
    ),
    *(
        Target(f"{key}: a step, by one without trace", ours(key, "untraced"), ours(key, "plainly"), most=1 / 0.93)
        for key in engine_keys()
    ),
    Target(
        "resummoned: a node of a search, by a random step",
        ours("resummoned", "plainly"),
        ours("resummoned", "searching"),
        most=2,
    ),
)


def measure_playouts() -> None:
    """Random games in steps a second, ours with every event traced, and what rules, traces and copies add to a step.

    All loops set up each new game within the time, take a legal action at random, each as likely as the others, and
    carry it out. The other libraries list the legal actions and take one of them. Ours lists candidates and asks the
    rules about them one by one until one is legal, asks again before it carries it out, and returns the events, each
    with its rule and its cause. The seconds are those of the processor, the best of some rounds in which the programs
    take turns.
    """
    with tempfile.TemporaryDirectory() as name, other_tools(Path(name)) as python:
        rates = _best_rates(python, [*PEERS.values(), *(run for each in TARGETS for run in (each.over, each.under))])
    table = _table("Random playouts", "game", "steps a second")
    for name, peer in PEERS.items():
        table.add_row(name, f"{rates[peer]:,.0f}")
    for key in engine_keys():
        table.add_row(key, f"{rates[ours(key, 'plainly')]:,.0f}")
    console.print(table)
    table = _table("Ratios in one run", "ratio", "", "target")
    for target in TARGETS:
        table.add_row(target.what, *_judged(rates[target.over] / rates[target.under], target.least, target.most))
    table.add_row("simulate: two workers, by one", *_judged(_gain_of_workers(), least=1.8))
    console.print(table)


def _best_rates(python: Path, runs: Sequence[Run]) -> dict[Run, float]:
    best = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for program, *arguments in best:
            steps, seconds = map(float, run(python, str(RIVALS / program), *arguments).split())
            best[program, *arguments] = max(best[program, *arguments], steps / seconds)
    return best


def _judged(ratio: float, least: float | None = None, most: float | None = None) -> tuple[str, str]:
    """The ratio, and what was wanted with whether it is met."""
    is_met = (least is None or ratio >= least) and (most is None or ratio <= most)
    wanted = f"at least {least:g}" if least is not None else f"at most {most:.3g}"
    return f"{ratio:.3f}", f"{wanted}: {'met' if is_met else 'missed'}"


def measure_workers() -> None:
    """How much sooner two processes have played the same games; by the clock, so it takes two free processors."""
    table = _table("Two workers", "ratio", "", "target")
    table.add_row("simulate: two workers, by one", *_judged(_gain_of_workers(), least=1.8))
    console.print(table)


def _gain_of_workers() -> float:
    """One worker's time by that of two, the best of some rounds in which they take turns."""
    best = {1: math.inf, 2: math.inf}
    for _ in range(SHARED_ROUNDS):
        for workers in best:
            best[workers] = min(best[workers], _seconds_shared(workers))
    return best[1] / best[2]


def _seconds_shared(workers: int) -> float:
    command = [sys.executable, "-m", "rules_db", "simulate", "resummoned", "--workers", str(workers)]
    start = time.perf_counter()
    size = ["--games", str(SHARED_GAMES), "--steps", str(SHARED_STEPS)]
    subprocess.run([*command, *size], cwd=ROOT, check=True, capture_output=True)
    return time.perf_counter() - start


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at else "left")
    return table


def measure_games() -> None:
    """Ten thousand random games of each, every promise of the engine checked after every action.

    Stops at the first game that breaks one, which `rules-db simulate` then cuts down to few actions.
    """
    workers = str(os.cpu_count() or 1)
    for key in engine_keys():
        command = [sys.executable, "-m", "rules_db", "simulate", key, "--workers", workers]
        subprocess.run([*command, "--games", str(CHECKED_GAMES), "--steps", str(CHECKED_STEPS)], cwd=ROOT, check=True)
