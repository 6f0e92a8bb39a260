"""Folders for what is to take a file's place: those of the dead are swept away, those of the living are left."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rules_db.lock import Busy, give_up, locked, scratch_folder
from rules_db.model import Library
from rules_db.store import write_database

KILLED = (
    "import os, signal, sys; from pathlib import Path; from rules_db.lock import scratch_folder\n"
    "with scratch_folder(Path(sys.argv[1])): os.kill(os.getpid(), signal.SIGKILL)"
)


def test_what_a_killed_build_left_goes_and_what_a_living_one_needs_stays(tmp_path: Path) -> None:
    database = tmp_path / "rules.db"
    killed = subprocess.run([sys.executable, "-c", KILLED, str(database)], check=False)
    left = list(tmp_path.iterdir())
    (tmp_path / ".rules.db.older.new").write_text("as earlier versions left them")

    with scratch_folder(database) as living:
        write_database(Library(), database, {})
        meanwhile = set(tmp_path.iterdir())

    assert killed.returncode == -signal.SIGKILL
    assert len(left) == 1
    assert meanwhile == {database, living}
    assert set(tmp_path.iterdir()) == {database}


def test_folders_of_other_files_are_none_of_its_business(tmp_path: Path) -> None:
    others = [tmp_path / ".other.db.abc.new", tmp_path / ".rules.db", tmp_path / ".[r]ules.db.abc.new"]
    for each in others:
        each.mkdir()

    write_database(Library(), tmp_path / "rules.db", {})

    assert set(tmp_path.iterdir()) == {*others, tmp_path / "rules.db"}


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    waited = []

    with locked(tmp_path / "lock"), pytest.raises(Busy), locked(tmp_path / "lock", give_up):
        waited.append("entered")
    with locked(tmp_path / "lock", lambda: waited.append("waited")):
        pass

    assert waited == []
    assert os.listdir(tmp_path) == ["lock"]
