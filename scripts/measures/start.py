"""How long a reader waits for a command, beside a Python that does nothing, each in a process of its own."""

import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rules_db.build import build_database

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 15
RULE = "resummoned-607.3.b"
NOTHING = "python -c pass"
AT_MOST = {"search graveyard": 5, "search 607.3b": 5, f"show {RULE}": 5, f"examples --rule {RULE}": 10}

console = Console()


def measure_start() -> None:
    """The seconds are those of the processor, the least of some rounds in which the commands take turns."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "rules.db"
        build_database(ROOT / "docs", database)
        seconds = _least_seconds({NOTHING: ("-c", "pass")} | {each: _arguments(each, database) for each in AT_MOST})
    table = Table(title="Commands", title_justify="left")
    for column in ("command", "milliseconds", "ratio to nothing", "target"):
        table.add_column(column, justify="left" if column == "command" else "right")
    for command, taken in seconds.items():
        ratio = taken / seconds[NOTHING]
        target = f"at most {AT_MOST[command]}: {_kept(ratio <= AT_MOST[command])}" if command in AT_MOST else ""
        table.add_row(command, f"{1000 * taken:.0f}", f"{ratio:.1f}", target)
    console.print(table)


def _kept(is_kept: bool) -> str:
    return "met" if is_kept else "missed"


def _arguments(command: str, database: Path) -> Sequence[str]:
    reads = ("--docs", str(ROOT / "docs")) if command.startswith("examples") else ("--database", str(database))
    return ("-m", "rules_db", *command.split(), *reads)


def _least_seconds(commands: dict[str, Sequence[str]]) -> dict[str, float]:
    least = dict.fromkeys(commands, float("inf"))
    for _ in range(ROUNDS):
        for command, arguments in commands.items():
            before = _children_seconds()
            subprocess.run([sys.executable, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            least[command] = min(least[command], _children_seconds() - before)
    return least


def _children_seconds() -> float:
    """Of the processor, spent by programs that have ended."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime
