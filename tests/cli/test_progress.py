"""What a terminal shows while a command works, and what that costs."""

import os
import sys
import threading
from io import StringIO

import pytest

from rules_db.cli import output
from rules_db.cli.terminal import TextConsole
from rules_db.examples.proof.shares import WORTH_SHARING, processes_for


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> StringIO:
    """What appears on a terminal where errors go."""
    stream = StringIO()
    monkeypatch.setattr(output, "_errors", TextConsole(file=stream, force_terminal=True, markup=False))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    return stream


def test_a_stage_is_named_as_it_begins(shown: StringIO) -> None:
    with output.progress(quiet=False) as stage:
        stage("linking [x]")

    assert "linking [x]" in shown.getvalue()


def test_who_looks_on_at_a_terminal_waits_no_longer_since_work_is_shared_out_there_too(
    shown: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    before = threading.active_count()

    with output.progress(quiet=False) as stage:
        stage("linking")
        during = threading.active_count()
        processes = processes_for(WORTH_SHARING)

    assert during == before
    assert processes == (2 if before == 1 else 1)
    assert shown.getvalue()
