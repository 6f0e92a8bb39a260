"""The worked examples under our runner and under others; made on request only: python3 scripts/bench.py examples."""

import os
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from other_tools import RIVALS, ROOT, console, other_tools, run
from rich.table import Table

from rules_db.docs import load_files
from rules_db.examples import Outcome, run_example
from rules_db.model import Example
from rules_db.parse import parse_library

ROUNDS = 5
RUNNERS, AGAIN = ("ours", "behave", "pytest-bdd"), 5
WANTED_AGAIN, WANTED_TO_BEHAVE = 3000, 1.5


def measure_examples() -> None:
    """Our runner, behave and pytest-bdd on the same scenarios. What it takes to start both engines is taken off.

    `ours, again` is what another run in the same process takes, as when rules are switched off one by one: then the
    fences have been read, which in a first run takes the official Gherkin parser a good third of the time. The others
    have no watches, so ours look on in the last row alone. The seconds are those of the processor, the least of some
    rounds, so that what else the machine does matters little.
    """
    with tempfile.TemporaryDirectory() as name, other_tools(Path(name)) as python:
        count, rates = _scenario_rates(python, Path(name) / "few", Path(name) / "all")
    table = Table(title=f"Examples: {count:,} scenarios", title_justify="left")
    for column in ("runner", "scenarios a second", "ratio to behave", "target"):
        table.add_column(column, justify="left" if column == "runner" else "right")
    targets = {
        "ours, again": _target(rates["ours, again"], WANTED_AGAIN, "a second"),
        "ours": _target(rates["ours"] / rates["behave"], WANTED_TO_BEHAVE, "times behave"),
    }
    for runner, rate in rates.items():
        table.add_row(runner, f"{rate:,.0f}", f"{rate / rates['behave']:.2f}", targets.get(runner, ""))
    console.print(table)


def _target(found: float, least: float, unit: str) -> str:
    return f"at least {least:,g} {unit}: {'met' if found >= least else 'missed'}"


def _scenario_rates(python: Path, few: Path, all_: Path) -> tuple[int, dict[str, float]]:
    """How many scenarios there are, and how many of them each runner takes in a second."""
    library, _ = parse_library(load_files(ROOT / "docs")[0])
    first_of_each = {example.rulebook: example for example in reversed(library.examples)}
    fewer, count = _write_features(few, first_of_each.values()), _write_features(all_, library.examples)
    runs = [(runner, folder) for runner in RUNNERS for folder in (few, all_)]
    runs += [(runner, all_) for runner in ("ours again", "watched", "watched again")]
    seconds = _least_seconds(python, runs)
    rates = {each: (count - fewer) / (seconds[each, all_] - seconds[each, few]) for each in RUNNERS}
    again, watched = (
        AGAIN * count / (seconds[f"{each} again", all_] - seconds[each, all_]) for each in ("ours", "watched")
    )
    return count, {"ours, again": again, **rates, "ours, again, with watches": watched}


def _write_features(folder: Path, examples: Iterable[Example]) -> int:
    """Worked examples as .feature files; how many scenarios there are."""
    folder.mkdir()
    count = 0
    for number, example in enumerate(examples):
        result = run_example(example)
        if result.outcome is Outcome.PASSED:
            head = "" if example.text.startswith("Feature:") else f"Feature: {example.id}\n\n"
            (folder / f"{number:04}.feature").write_text(f"{head}{example.text}\n", "utf-8")
            count += len(result.scenarios)
    return count


def _least_seconds(python: Path, runs: Sequence[tuple[str, Path]]) -> dict[tuple[str, Path], float]:
    """What each runner takes for each folder; they take turns, and a first round is not counted."""
    least: dict[tuple[str, Path], float] = {}
    for round_ in range(ROUNDS + 1):
        for runner, features in runs:
            before = _children_seconds()
            run(python, *_command(runner, features), FEATURES=str(features))
            taken = _children_seconds() - before
            if round_:
                least[runner, features] = min(taken, least.get((runner, features), taken))
    return least


def _children_seconds() -> float:
    """Of the processor, spent by programs that have ended; on Windows, which does not tell them, those of the clock."""
    spent = os.times()
    return time.perf_counter() if os.name == "nt" else spent.children_user + spent.children_system


def _command(runner: str, features: Path) -> Sequence[str]:
    ours = (str(RIVALS / "under_ours.py"), str(features))
    commands: dict[str, Sequence[str]] = {
        "ours": (*ours, "1"),
        "ours again": (*ours, str(1 + AGAIN)),
        "watched": (*ours, "1", "watched"),
        "watched again": (*ours, str(1 + AGAIN), "watched"),
        "behave": ("-m", "behave", "--format", "null", "--no-summary", "--no-capture", str(features)),
        "pytest-bdd": ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "under_pytest_bdd.py"),
    }
    if runner == "behave" and not (features / "steps").exists():
        (features / "steps").symlink_to(RIVALS / "steps")
    return commands[runner]
