"""Work shared out among processes and machines: the same results, whoever helps, and whoever goes away."""

import os
import pty
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from cluster import Cluster, cluster
from project import ROOT
from small_work import ends_its_process, noted, tripled

from rules_db.cli.games.random_games import Manner, random_games
from rules_db.cli.games.simulate import simulate
from rules_db.cli.games.study import study
from rules_db.errors import RulesError, WorkersLost
from rules_db.studies.sharing import Helpers, shared_out

NUMBERS = range(60)


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster of two workers, of which the tests leave one alive."""
    pytest.importorskip("distributed")
    with cluster(tmp_path_factory.mktemp("cluster"), workers=2) as found:
        yield found


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_the_order_of_the_items(workers: int) -> None:
    with shared_out(tripled, NUMBERS, Helpers(workers)) as results:
        assert list(results) == [3 * number for number in NUMBERS]


def test_work_that_goes_on_is_given_up_with_the_rest(tmp_path: Path) -> None:
    with shared_out(partial(noted, tmp_path), range(1000), Helpers(2)) as results:
        assert next(results) == 0

    begun = len(list(tmp_path.iterdir()))
    time.sleep(0.3)

    assert len(list(tmp_path.iterdir())) == begun < 100


SHARED_OUT = """
import itertools
from small_work import large
from rules_db.cli.ending import ended_by_signals
from rules_db.studies.sharing import Helpers, shared_out

with ended_by_signals(), shared_out(large, itertools.count(), Helpers(2)) as results:
    for each in itertools.islice(results, 20):
        pass
    print("begun", flush=True)
    for each in results:
        pass
"""


@pytest.mark.parametrize("signal_", [signal.SIGTERM, signal.SIGINT])
def test_all_processes_end_soon_that_are_signalled_while_they_hand_in_results(signal_: signal.Signals) -> None:
    path = os.pathsep.join([str(ROOT), *sys.path])
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", SHARED_OUT], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path}, start_new_session=True,
        ) as process:  # fmt: skip
            assert process.stdout is not None
            assert process.stdout.readline() == b"begun\n"
            os.killpg(process.pid, signal_)
            try:
                assert process.wait(10) != 0
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)


def test_a_worker_that_is_gone_is_noticed() -> None:
    with shared_out(ends_its_process, [1], Helpers(2)) as results, pytest.raises(WorkersLost, match="ended from out"):
        next(results)


def test_ctrl_c_keeps_the_games_of_all_workers_that_the_bar_has_counted() -> None:
    with simulating(workers=2) as (process, shown):
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=30)

    assert process.returncode == 130
    assert "/100000" in shown
    assert 0 < games_in(out) < 100_000


def test_games_are_kept_and_a_line_says_so_when_a_worker_is_ended_from_outside() -> None:
    with simulating(workers=2) as (process, _):
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.kill(int(children[0]), signal.SIGKILL)
        out, _ = process.communicate(timeout=30)

    assert process.returncode == 2
    assert 0 < games_in(out) < 100_000


@contextmanager
def simulating(workers: int) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`simulate` in a terminal when its bar has counted a game, and what it has shown there by then."""
    command = [sys.executable, "-m", "rules_db", "simulate", "singularity", "--games", "100000"]
    terminal, theirs = pty.openpty()
    with subprocess.Popen(
        [*command, "--workers", str(workers)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        start_new_session=True,
    ) as process:
        os.close(theirs)
        shown = ""
        while " actions, " not in shown:
            shown += os.read(terminal, 1000).decode(errors="replace")
        yield process, shown
    os.close(terminal)


def games_in(out: str) -> int:
    """How many games `simulate` says were played."""
    key, count, _ = out.split(maxsplit=2)
    assert key == "singularity:"
    return int(count.replace(",", ""))


def test_a_cluster_does_the_same_and_goes_on_without_a_worker_that_is_killed(two: Cluster, tmp_path: Path) -> None:
    with shared_out(partial(noted, tmp_path), NUMBERS, Helpers(scheduler=two.address)) as results:
        done = [next(results) for _ in range(10)]
        os.kill(two.workers[0].pid, signal.SIGKILL)
        done += results

    begun = [int(file.name.split("-")[0]) for file in tmp_path.iterdir()]
    assert done == list(NUMBERS)
    assert set(begun) == set(NUMBERS)
    assert len({file.name.split("-")[1] for file in tmp_path.iterdir()}) == 2


def test_random_games_are_the_same_on_a_cluster(two: Cluster) -> None:
    with random_games(Manner("singularity", 8), range(1, 6), Helpers()) as alone:
        played_alone = list(alone)
    with random_games(Manner("singularity", 8), range(1, 6), Helpers(scheduler=two.address)) as together:
        played_together = list(together)

    assert played_together == played_alone


def test_a_study_is_the_same_on_a_cluster(two: Cluster) -> None:
    arguments = ["singularity", "--vary", "start.gpp=1,2", "--games", "25", "--json"]

    here = CliRunner().invoke(study, arguments, catch_exceptions=False)
    there = CliRunner().invoke(study, [*arguments, "--scheduler", two.address], catch_exceptions=False)

    assert there.exit_code == 0
    assert there.stdout == here.stdout


def test_simulate_prints_the_same_on_a_cluster(two: Cluster) -> None:
    arguments = ["singularity", "--games", "5", "--steps", "10", "--bot", "random"]

    here = CliRunner().invoke(simulate, arguments, catch_exceptions=False)
    there = CliRunner().invoke(simulate, [*arguments, "--scheduler", two.address], catch_exceptions=False)

    assert there.exit_code == 0
    assert there.stdout.split(",")[:2] == here.stdout.split(",")[:2]


def test_a_worker_of_another_version_is_refused(two: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_db.studies.cluster.program", lambda: "another")

    with (
        shared_out(tripled, [1], Helpers(scheduler=two.address)) as results,
        pytest.raises(WorkersLost, match="another version of rules-db"),
    ):
        next(results)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "http://127.0.0.1:80", "tls://127.0.0.1:3", ""])
def test_a_cluster_that_is_not_there_is_a_line(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("rules_db.studies.cluster.ANSWER_SECONDS", 1)

    with pytest.raises(RulesError, match="no Dask scheduler answers there"):
        on_it(address or "127.0.0.1")


def test_whoever_answers_and_is_no_scheduler_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("rules_db.studies.cluster.ANSWER_SECONDS", 1)

    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(RulesError, match="no Dask scheduler"):
        on_it(f"127.0.0.1:{silent.getsockname()[1]}")


def test_a_worker_that_is_taken_for_a_scheduler_is_a_line(two: Cluster) -> None:
    from distributed import Client

    with Client(two.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        address = next(iter(client.scheduler_info()["workers"]))

    with pytest.raises(RulesError, match="a Dask worker answers there"):
        on_it(address)


def test_a_cluster_without_workers_is_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("rules_db.studies.cluster.WORKERS_SECONDS", 1)

    with cluster(tmp_path, workers=0) as none, pytest.raises(WorkersLost, match="the cluster has no worker"):
        on_it(none.address)


def test_a_cluster_that_goes_in_the_midst_leaves_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("rules_db.studies.cluster.WORKERS_SECONDS", 2)
    done: list[int] = []

    with cluster(tmp_path, workers=1) as one, pytest.raises(WorkersLost, match=one.address):
        break_off(one, done)

    assert done == [3 * number for number in range(len(done))]
    assert 3 <= len(done) < 2000


def break_off(one: Cluster, done: list[int]) -> None:
    """Take results of a cluster that goes after three of them."""
    with shared_out(tripled, range(2000), Helpers(scheduler=one.address)) as results:
        done += [next(results) for _ in range(3)]
        one.scheduler.kill()
        one.workers[0].kill()
        done += results


def test_without_dask_a_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(RulesError, match=r"needs Dask, which is not installed \(.*\[cluster\]"):
        on_it("127.0.0.1:8786")


def on_it(address: str) -> list[int]:
    """What a cluster makes of one number."""
    with shared_out(tripled, [1], Helpers(scheduler=address)) as results:
        return list(results)
