"""The same setup, seed and actions are the same game under the oldest Python and the newest."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import told_game as script
from project import ROOT

from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.record import read_record
from rules_db.engine.play.starting import PLAYERS
from rules_db.examples.opening import open_game

OLDEST, NEWEST = 11, 15
SEEDS, ACTIONS = range(4), 40


def other_pythons() -> list[str]:
    """The Pythons on this machine that the project can run under, besides this one."""
    names = [f"python3.{minor}" for minor in range(OLDEST, NEWEST + 1) if minor != sys.version_info.minor]
    return [path for name in names for path in places(name) if runs(path)]


def places(name: str) -> list[str]:
    """Where a Python may be: among those that pyenv keeps, or on the path."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(str(path) for path in versions.glob(f"*/bin/{name}"))
    return [path for path in (*kept, shutil.which(name)) if path][:1]


def runs(path: str) -> bool:
    return subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0


def asked(key: str, seed: int) -> dict[str, Any]:
    setup = load_engine(key).starter.random(PLAYERS, Chance(seed))
    opening = open_game(read_record(setup, is_markdown=False).setup)
    return {"key": key, "setup": opening.setup, "seed": seed, "actions": ACTIONS}


@pytest.mark.skipif(not other_pythons(), reason="there is no other Python on this machine")
@pytest.mark.parametrize("key", engine_keys())
@pytest.mark.parametrize("python", other_pythons(), ids=lambda path: Path(path).name)
def test_a_game_is_the_same_under_another_python(python: str, key: str) -> None:
    for seed in SEEDS:
        game = json.dumps(asked(key, seed))

        assert told_by(python, game) == told_by(sys.executable, game)


def told_by(python: str, game: str) -> list[str]:
    """The game as a new process of a Python tells it."""
    done = subprocess.run(
        [python, script.__file__], input=game, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip

    assert done.stderr == ""
    told: list[str] = json.loads(done.stdout)
    return told
