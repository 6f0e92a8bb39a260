"""What takes so long to make that all processes of a test run share one."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from rules_db.lock import locked


def run_folder(factory: pytest.TempPathFactory) -> Path:
    """The folder of the whole run; each of its processes, where there are several, has its own folder below.

    Runs that belong together have one, RULES_RUN_FOLDER.
    """
    if together := os.environ.get("RULES_RUN_FOLDER"):
        return Path(together)
    own = factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def made_once(place: Path, make: Callable[[Path], None]) -> Path:
    """What is at a place of the run's folder. The first process that asks makes it, and the others wait for that.

    `make` writes it, a file or a folder, to the path that it is given, from where it is moved when it is whole.
    """
    with locked(place.with_name(f"{place.name}.lock")):
        if not place.exists():
            unfinished = place.with_name(f"{place.name}.new")
            make(unfinished)
            unfinished.rename(place)
    return place
