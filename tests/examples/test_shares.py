"""Proofs are shared out among processes, and come back as if one process had done all of it."""

import multiprocessing
import os
import subprocess
import sys
import threading

import pytest

from rules_db.examples.proof.shares import WORTH_SHARING, shared_out

MANY = range(WORTH_SHARING + 1)


@pytest.fixture
def two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    monkeypatch.setattr(threading, "active_count", lambda: 1)


@pytest.mark.usefixtures("two_processors")
def test_results_come_in_the_order_of_the_items_whoever_made_them() -> None:
    found = shared_out(lambda item: (item, os.getpid()), MANY)

    assert [item for item, _ in found] == list(MANY)
    assert len({process for _, process in found}) == 2
    assert multiprocessing.active_children() == []


@pytest.mark.usefixtures("two_processors")
@pytest.mark.parametrize("at", [6, 7])
def test_what_goes_wrong_in_any_process_is_raised_here(at: int) -> None:
    def work(item: int) -> None:
        if item == at:
            raise ValueError(f"item {item}")

    with pytest.raises(ValueError, match=f"item {at}"):
        shared_out(work, MANY)
    assert multiprocessing.active_children() == []


@pytest.mark.usefixtures("two_processors")
def test_few_things_are_done_here() -> None:
    assert set(shared_out(lambda _: os.getpid(), MANY[: WORTH_SHARING - 1])) == {os.getpid()}


def test_a_process_with_other_threads_is_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    monkeypatch.setattr(threading, "active_count", lambda: 2)

    assert set(shared_out(lambda _: os.getpid(), MANY)) == {os.getpid()}


def test_a_helper_of_a_killed_process_ends_by_itself_and_holds_no_lock_of_it(tmp_path: "os.PathLike[str]") -> None:
    lock = os.path.join(tmp_path, "lock")
    program = f"""
import fcntl, os, signal, threading, time
from rules_db.examples.proof import shares
os.sched_getaffinity = lambda _: {{0, 1}}
held = open({lock!r}, "w")
fcntl.flock(held, fcntl.LOCK_EX)
parent = os.getpid()
def work(item):
    if os.getpid() == parent:
        time.sleep(0.2)
        os.kill(parent, signal.SIGKILL)
    time.sleep(0.01)
shares.shared_out(work, range({WORTH_SHARING}))
"""
    again = f"import fcntl; fcntl.flock(open({lock!r}, 'w'), fcntl.LOCK_EX | fcntl.LOCK_NB)"

    killed = subprocess.run([sys.executable, "-c", program], check=False)

    assert killed.returncode == -9
    assert subprocess.run([sys.executable, "-c", again], check=False).returncode == 0
