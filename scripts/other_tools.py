"""The tools that ours are measured beside, in an environment that is thrown away afterwards."""

import os
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
RIVALS = ROOT / "scripts" / "rivals"
PACKAGES = (
    *("pytest-bdd==9.0.1", "behave==1.3.3", "rlcard==1.2.0", "chess==1.11.2", "pokerkit==0.7.7"),
    *("cucumber-expressions", "gherkin-official"),
)

console = Console()


@contextmanager
def other_tools(folder: Path) -> Iterator[Path]:
    """The Python of an environment with the other tools, in a folder that goes away."""
    console.print("Installing the other tools into an environment that is thrown away.", style="dim")
    environment = folder / "venv"
    venv.create(environment, with_pip=True)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES], check=True)
    yield python


def run(python: Path, *arguments: str, **variables: str) -> str:
    path = os.pathsep.join((str(ROOT), str(RIVALS)))
    env = os.environ | {"PYTHONPATH": path} | variables
    done = subprocess.run([python, *arguments], cwd=RIVALS, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(
            f"{' '.join(arguments)} ends with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        )
    return done.stdout
