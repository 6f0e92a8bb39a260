"""A Dask cluster of this machine: a scheduler and workers, each a process of its own."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from project import ROOT

PATIENCE_SECONDS = 60
Process = subprocess.Popen[bytes]


@dataclass(frozen=True, slots=True)
class Cluster:
    """The address of the scheduler, and the processes of it and its workers."""

    address: str
    scheduler: Process
    workers: tuple[Process, ...]


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    """A cluster while it is needed; the folder is for its own files."""
    told = folder / "scheduler.json"
    processes = [_started("scheduler", "--scheduler-file", str(told), "--port", "0", folder=folder)]
    try:
        one = ("--scheduler-file", str(told), "--no-nanny", "--nthreads", "1", "--memory-limit", "0")
        processes += [_started("worker", *one, folder=folder) for _ in range(workers)]
        yield Cluster(_address(told), processes[0], tuple(processes[1:]))
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def _started(kind: str, *options: str, folder: Path) -> Process:
    command = [sys.executable, "-m", "distributed.cli.dask_" + kind, "--no-dashboard", "--host", "127.0.0.1", *options]
    paths = os.pathsep.join(map(str, (ROOT, ROOT / "tests" / "support" / "small")))
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(command, cwd=folder, env={**os.environ, "PYTHONPATH": paths}, stdout=log, stderr=log)


def _address(told: Path) -> str:
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            return str(json.loads(told.read_bytes())["address"])
        except (OSError, ValueError):
            time.sleep(0.05)
    raise AssertionError("the scheduler has not come")
