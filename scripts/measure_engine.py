"""Measurements of the engine beside other tools, which are put into an environment that is thrown away afterwards.

They are made on request only: python3 scripts/bench.py examples playouts games.
"""

import os
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rules_db.build import load_files
from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.playout import run_through
from rules_db.engine.play.record import read_record
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples import Outcome, run_example
from rules_db.examples.opening import open_game
from rules_db.model import Example
from rules_db.parse import parse_library

ROOT = Path(__file__).resolve().parent.parent
RIVALS = ROOT / "scripts" / "rivals"
PACKAGES = ("pytest-bdd==9.0.1", "behave==1.3.3", "rlcard==1.2.0", "cucumber-expressions", "gherkin-official")
ROUNDS = 5
RUNNERS, AGAIN = ("ours", "behave", "pytest-bdd"), 5
GAMES, STEPS, UNO_GAMES = 50, 200, 1000
CHECKED_GAMES, CHECKED_STEPS = 10_000, 30
WANTED_EXAMPLES = 3000

console = Console()


def measure_examples() -> None:
    """Our runner, behave and pytest-bdd on the same scenarios. What it takes to start both engines is taken off.

    `ours, again` is what another run in the same process takes, as when rules are switched off one by one: then the
    fences have been read, which in a first run takes the official Gherkin parser a good third of the time. The seconds
    are those of the processor, the least of some rounds, so that what else the machine does matters little.
    """
    with tempfile.TemporaryDirectory() as name, _rivals(Path(name)) as python:
        count, rates = _scenario_rates(python, Path(name) / "few", Path(name) / "all")
    table = Table(title=f"Examples: {count:,} scenarios", title_justify="left")
    for column in ("runner", "scenarios a second", "ratio to ours", "target"):
        table.add_column(column, justify="left" if column == "runner" else "right")
    for runner, rate in rates.items():
        kept = "met" if rate >= WANTED_EXAMPLES else "missed"
        target = f"at least {WANTED_EXAMPLES:,}: {kept}" if runner.startswith("ours") else ""
        table.add_row(runner, f"{rate:,.0f}", f"{rate / rates['ours']:.2f}", target)
    console.print(table)


def _scenario_rates(python: Path, few: Path, all_: Path) -> tuple[int, dict[str, float]]:
    """How many scenarios there are, and how many of them each runner takes in a second."""
    library, _ = parse_library(load_files(ROOT / "docs")[0])
    first_of_each = {example.rulebook: example for example in reversed(library.examples)}
    fewer, count = _write_features(few, first_of_each.values()), _write_features(all_, library.examples)
    runs = [(runner, folder) for runner in RUNNERS for folder in (few, all_)]
    seconds = _least_seconds(python, [*runs, ("ours again", all_)])
    rates = {each: (count - fewer) / (seconds[each, all_] - seconds[each, few]) for each in RUNNERS}
    again = AGAIN * count / (seconds["ours again", all_] - seconds["ours", all_])
    return count, {"ours, again": again, **rates}


def _write_features(folder: Path, examples: Iterable[Example]) -> int:
    """Worked examples as .feature files; how many scenarios there are."""
    folder.mkdir()
    count = 0
    for number, example in enumerate(examples):
        result = run_example(example)
        if result.outcome is Outcome.PASSED:
            (folder / f"{number:04}.feature").write_text(f"Feature: {example.id}\n\n{example.text}\n", "utf-8")
            count += len(result.scenarios)
    return count


def _least_seconds(python: Path, runs: Sequence[tuple[str, Path]]) -> dict[tuple[str, Path], float]:
    """What each runner takes for each folder; they take turns, and a first round is not counted."""
    least: dict[tuple[str, Path], float] = {}
    for round_ in range(ROUNDS + 1):
        for runner, features in runs:
            before = _children_seconds()
            _run(python, *_command(runner, features), FEATURES=str(features))
            taken = _children_seconds() - before
            if round_:
                least[runner, features] = min(taken, least.get((runner, features), taken))
    return least


def _children_seconds() -> float:
    """Of the processor, spent by programs that have ended; on Windows, which does not tell them, those of the clock."""
    spent = os.times()
    return time.perf_counter() if os.name == "nt" else spent.children_user + spent.children_system


def _command(runner: str, features: Path) -> Sequence[str]:
    commands: dict[str, Sequence[str]] = {
        "ours": (str(RIVALS / "under_ours.py"), str(features)),
        "ours again": (str(RIVALS / "under_ours.py"), str(features), str(1 + AGAIN)),
        "behave": ("-m", "behave", "--format", "null", "--no-summary", "--no-capture", str(features)),
        "pytest-bdd": ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "under_pytest_bdd.py"),
    }
    if runner == "behave" and not (features / "steps").exists():
        (features / "steps").symlink_to(RIVALS / "steps")
    return commands[runner]


def measure_playouts() -> None:
    """Random games of ours, every event traced, in steps a second, beside those of RLCard's UNO in the same run.

    Both loops set up each new game within the time, take a legal action at random, each as likely as the others, carry
    it out, and go on to the end (ours to 200 actions at most). UNO's step lists the legal actions and describes the
    next player's view; it takes it on trust that an action is legal, and says nothing of what happened. Our step lists
    candidates, asks the rules about them one by one until one is legal, asks again before it carries it out, and
    returns the events, each with its rule and its cause. The seconds are those of the processor, the best of some
    rounds in which the games take turns.
    """
    with tempfile.TemporaryDirectory() as name, _rivals(Path(name)) as python:
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
    steps, seconds = map(float, _run(python, str(RIVALS / "uno.py"), str(UNO_GAMES)).split())
    return steps / seconds


def _playouts(key: str) -> float:
    setup = load_engine(key).starter.usual(PLAYERS, Chance(1))
    opening = open_game(read_record(setup, is_markdown=False).setup)
    start = time.process_time()
    steps = sum(run_through(opening.game, opening.setup, seed, STEPS) for seed in range(GAMES))
    return steps / (time.process_time() - start)


@contextmanager
def _rivals(folder: Path) -> Iterator[Path]:
    """The Python of an environment with the other tools, in a folder that goes away."""
    console.print("Installing the other tools into an environment that is thrown away.", style="dim")
    environment = folder / "venv"
    venv.create(environment, with_pip=True)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES], check=True)
    yield python


def _run(python: Path, *arguments: str, **variables: str) -> str:
    path = os.pathsep.join((str(ROOT), str(RIVALS)))
    env = os.environ | {"PYTHONPATH": path} | variables
    done = subprocess.run([python, *arguments], cwd=RIVALS, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(
            f"{' '.join(arguments)} ends with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        )
    return done.stdout
