"""Builds where the system does not help: many at once, a full disk, a folder that cannot be written, odd names."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from toy_project import left_over, make_project, results, said, say

from rules_db.errors import RulesError
from rules_db.publish import publish
from rules_db.search import search
from rules_db.store import open_database

SERVE = (sys.executable, "-m", "rules_db", "serve", "--build-only", "--root")
IN_A_FULL_DISK = (
    "import resource, sys; from rules_db.cli import main;"
    "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)),) * 2); main()"
)
NAMES = [
    *("a#b", "a?b=c", "a%41b", 'it\'s "so" called', "two\nlines", "ünï–漢字 [bold]", "-x {a} * & $HOME ~ back\\slash"),
    os.fsdecode(b"no \xff text"),
]

needs_mount = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can mount")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small file system in memory, left out where even root may mount none."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(place)], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("nothing can be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def remount(disk: Path, option: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{option}", str(disk)], check=True)


def used_kib(disk: Path) -> int:
    system = os.statvfs(disk)
    return (system.f_blocks - system.f_bfree) * system.f_frsize // 1024


def serve(root: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen([*SERVE, str(root)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_builds_at_once_wait_for_each_other_and_make_one_state(tmp_path: Path) -> None:
    root, alone = make_project(tmp_path / "project"), make_project(tmp_path / "alone")
    publish(root)
    for each in (root, alone):
        say(each, "second")
    publish(alone)

    builds = [serve(root) for _ in range(4)]
    said_by = sorted(build.communicate()[0].strip() for build in builds)

    assert [build.returncode for build in builds] == [0, 0, 0, 0]
    assert said_by == ["rules.db and site/ are built.", *["rules.db and site/ are up to date."] * 3]
    assert results(root) == results(alone)
    assert left_over(root) == set()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
@pytest.mark.parametrize("largest", [0, 1_000, 100_000, 300_000])
def test_a_disk_that_is_full_leaves_the_old_state(tmp_path: Path, largest: int) -> None:
    root = make_project(tmp_path / "project")
    publish(root)
    before = results(root)
    say(root, "second")

    command = [sys.executable, "-c", IN_A_FULL_DISK, str(largest), *SERVE[3:], str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "free some" in done.stderr
    assert results(root) == before
    assert left_over(root) == set()


@needs_mount
def test_a_disk_with_any_space_left_holds_the_old_state_or_the_new_one(disk: Path) -> None:
    root = make_project(disk / "project")
    publish(root)
    seen = []

    for number, free in enumerate((0, 40, 400, 900, 1300, 2200, 3000, 4000)):
        before = results(root)
        old, new = said(root)[0], f"state{number}"
        say(root, new)
        remount(disk, f"size={used_kib(disk) + free}k")
        done = serve(root)
        told = done.communicate()[1]
        found = said(root)
        remount(disk, "size=100m")

        assert found == ((new, new) if done.returncode == 0 else (old, old)), f"{free} KiB: {told}"
        assert done.returncode == 0 or (results(root) == before and len(told.splitlines()) == 1), f"{free} KiB: {told}"
        assert left_over(root) == set(), f"{free} KiB"
        seen.append(done.returncode)

    assert (seen[0], seen[-1]) == (2, 0)


@needs_mount
def test_a_folder_that_cannot_be_written_is_served_while_it_is_up_to_date(disk: Path) -> None:
    root = make_project(disk / "project")
    publish(root)
    remount(disk, "ro")
    kept = publish(root)
    remount(disk, "rw")
    say(root, "second")
    remount(disk, "ro")

    with pytest.raises(RulesError, match=r"build/lock: cannot be written: Read-only file system \(free some space, or"):
        publish(root)

    assert not kept.is_fresh
    assert said(root) == ("first", "first")


def test_a_folder_of_results_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    root = make_project(tmp_path / "project")
    (root / "build").write_text("a file")

    with pytest.raises(RulesError, match=r"build: cannot be written: File exists \(free some space, or mend"):
        publish(root)


@pytest.mark.skipif(sys.platform == "win32", reason="not all of these are names there")
@pytest.mark.parametrize("name", NAMES)
def test_a_project_may_be_called_anything(tmp_path: Path, name: str) -> None:
    root = make_project(tmp_path / name)

    first = publish(root)
    second = publish(root)
    with open_database(first.database) as database:
        found = search(database, "state", None, 1)

    assert (first.is_fresh, second.is_fresh) == (True, False)
    assert [hit.id for hit in found] == ["toy-1.1"]
    assert said(root) == ("first", "first")
    assert [path.name for path in tmp_path.iterdir()] == [name]
