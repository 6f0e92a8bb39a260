"""Builds that are killed: before every step that renames or removes something, at other steps, at any moment.

`python3 scripts/kill_builds.py` makes it two hundred.
"""

import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from toy_project import MISTAKE, left_over, make_project, results, said, say

import rules_db.examples.proof.proved
import rules_db.site.plugin  # noqa: F401  # so that a child need not import what takes a second
from rules_db.errors import RulebookProblems
from rules_db.publish import publish

KILLS = int(os.environ.get("KILLS", "14"))
CHANGES = ("os.rename", "os.remove", "os.rmdir", "os.mkdir")

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that forks")


def forked(root: Path, steps: Path, dies_at: int = -1) -> int:
    """Publish in a child, which kills itself before the step of that number; its process id.

    A step is an event of Python's audit that changes a folder, or opens a file to write. Their names go to a file.
    """
    child = os.fork()
    if child:
        return child
    count = 0
    with steps.open("w", buffering=1) as told:

        def step(event: str, arguments: tuple[Any, ...]) -> None:
            nonlocal count
            if event in CHANGES or (event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR)):
                if count == dies_at:
                    os.kill(os.getpid(), signal.SIGKILL)
                count += 1
                told.write(f"{event}\n")

        sys.addaudithook(step)
        try:
            publish(root)
        finally:
            os._exit(0)


def steps_of_a_build(root: Path, steps: Path) -> list[str]:
    """The events of a build that takes the place of another."""
    os.waitpid(forked(root, steps), 0)
    say(root, "counted")
    os.waitpid(forked(root, steps), 0)
    return steps.read_text().splitlines()


def kill_one(root: Path, steps: Path, moment: int | float) -> None:
    """Kill a build before a step, or after a number of seconds."""
    child = forked(root, steps, moment if isinstance(moment, int) else -1)
    if isinstance(moment, float):
        time.sleep(moment)
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def moments(events: list[str]) -> list[int | float]:
    """When to kill: half of the times where something is renamed or removed, the last of these first."""
    chance = random.Random(1)
    changing = [number for number, event in enumerate(events) if event == "os.rename"][::-1]
    changing += [number for number, event in enumerate(events) if event in CHANGES and number not in changing][::-1]
    chosen: list[int | float] = [changing[number % len(changing)] for number in range(KILLS // 2)]
    anywhere: list[int | float] = [chance.randrange(len(events)) for _ in range(KILLS // 4)]
    return chosen + anywhere + [chance.uniform(0, 1.5) for _ in range(KILLS - len(chosen) - len(anywhere))]


def test_a_killed_build_leaves_the_old_state_or_the_new_one_and_nothing_else(tmp_path: Path) -> None:
    root, steps = make_project(tmp_path / "project"), tmp_path / "steps"
    events = steps_of_a_build(root, steps)
    seen: list[str] = []
    before, old = results(root), "counted"

    for number, moment in enumerate(moments(events)):
        new = f"state{number}"
        say(root, new)
        kill_one(root, steps, moment)
        say(root, new, MISTAKE)
        with pytest.raises(RulebookProblems):
            publish(root)
        found, left = said(root), left_over(root)
        kept = results(root)
        say(root, new)
        publish(root)
        whole = {old: before, new: results(root)}

        assert found in ((old, old), (new, new)), f"killed at {moment}"
        assert kept == whole[found[0]], f"killed at {moment}"
        assert (left, left_over(root)) == (set(), set()), f"killed at {moment}"
        assert said(root) == (new, new), f"killed at {moment}"
        seen.append("old" if found == (old, old) else "new")
        before, old = whole[new], new

    print(f"{KILLS} kills among {len(events)} steps: {seen.count('old')} old, {seen.count('new')} new, none torn")
    assert set(seen) == {"old", "new"}
