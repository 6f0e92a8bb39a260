"""Measurements of the engine beside other tools, which are put into an environment that is thrown away afterwards.

They are made on request only: python3 scripts/bench.py examples playouts.
"""

import os
import statistics
import subprocess
import tempfile
import time
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rules_db.build import load_files
from rules_db.examples import Outcome, run_example
from rules_db.examples.opening import open_game
from rules_db.games.playout import run_through
from rules_db.games.record import read_record
from rules_db.games.scene import game_keys
from rules_db.games.starting import PLAYERS, usual_setup
from rules_db.parse import parse_library

ROOT = Path(__file__).resolve().parent.parent
RIVALS = ROOT / "scripts" / "rivals"
PACKAGES = ("pytest-bdd==9.0.1", "behave==1.3.3", "rlcard==1.2.0", "cucumber-expressions", "gherkin-official")
ROUNDS = 5
GAMES, STEPS = 50, 200
WANTED_EXAMPLES = 3000

console = Console()


def measure_examples() -> None:
    """Our runner, behave and pytest-bdd on the same scenarios. What it takes to start is taken off.

    `ours, again` is what a second run in the same process takes, as when rules are switched off one by one.
    """
    with tempfile.TemporaryDirectory() as name, _rivals(Path(name)) as python:
        few, all_ = Path(name) / "few", Path(name) / "all"
        fewer, count = _write_features(few, 1), _write_features(all_, None)
        first = _median(python, "ours", all_)
        rates = {"ours, again": count / (_median(python, "ours twice", all_) - first)}
        rates["ours"] = (count - fewer) / (first - _median(python, "ours", few))
        for runner in ("behave", "pytest-bdd"):
            rates[runner] = (count - fewer) / (_median(python, runner, all_) - _median(python, runner, few))
    table = Table(title=f"Examples: {count:,} scenarios", title_justify="left")
    for column in ("runner", "scenarios a second", "ratio to ours"):
        table.add_column(column, justify="left" if column == "runner" else "right")
    for runner, rate in rates.items():
        wanted = f" (at least {WANTED_EXAMPLES:,})" if runner == "ours, again" else ""
        table.add_row(runner, f"{rate:,.0f}{wanted}", f"{rate / rates['ours']:.2f}")
    console.print(table)


def _write_features(folder: Path, limit: int | None) -> int:
    """The project's own examples as .feature files; how many scenarios there are."""
    folder.mkdir()
    library, _ = parse_library(load_files(ROOT / "docs")[0])
    count = 0
    for number, example in enumerate(library.examples[:limit]):
        result = run_example(example)
        if result.outcome is Outcome.PASSED:
            (folder / f"{number:04}.feature").write_text(f"Feature: {example.id}\n\n{example.text}\n", "utf-8")
            count += len(result.scenarios)
    return count


def _median(python: Path, runner: str, features: Path) -> float:
    commands: dict[str, Sequence[str]] = {
        "ours": (str(RIVALS / "under_ours.py"), str(features)),
        "ours twice": (str(RIVALS / "under_ours.py"), str(features), "2"),
        "behave": ("-m", "behave", "--format", "null", "--no-summary", "--no-capture", str(features)),
        "pytest-bdd": ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "under_pytest_bdd.py"),
    }
    if runner == "behave" and not (features / "steps").exists():
        (features / "steps").symlink_to(RIVALS / "steps")
    _run(python, *commands[runner], FEATURES=str(features))
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        _run(python, *commands[runner], FEATURES=str(features))
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def measure_playouts() -> None:
    """Random games of ours, every event traced, in steps a second, beside those of RLCard's UNO in the same run."""
    with tempfile.TemporaryDirectory() as name, _rivals(Path(name)) as python:
        table = Table(title="Random playouts", title_justify="left")
        for column in ("game", "steps a second", "ratio to UNO"):
            table.add_column(column, justify="left" if column == "game" else "right")
        steps, seconds = map(float, _run(python, str(RIVALS / "uno.py"), "1000").split())
        uno = steps / seconds
        table.add_row("UNO of RLCard", f"{uno:,.0f}", "1.0")
        for key in game_keys():
            rate = _playouts(key)
            table.add_row(key, f"{rate:,.0f}", f"{rate / uno:.2f} (at least 1)")
        console.print(table)


def _playouts(key: str) -> float:
    setup = usual_setup(key, PLAYERS, 1)
    opening = open_game(read_record(setup, is_markdown=False).setup)
    start = time.perf_counter()
    steps = sum(run_through(opening.game, opening.setup, seed, STEPS) for seed in range(GAMES))
    return steps / (time.perf_counter() - start)


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
