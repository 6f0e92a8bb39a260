"""How `serve` ends, and what it says when it cannot begin."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from processes import running
from project import ROOT
from toy_project import MISTAKE, left_over, make_project, said, say

from rules_db.publish import publish

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")

SERVE = [sys.executable, "-m", "rules_db", "serve"]
# The script, with this Python in the place of that of .venv.
SCRIPT = [
    *(sys.executable, "-c"),
    f"import sys; sys.path.insert(0, {str(ROOT / 'scripts')!r}); import bootstrap, pathlib;"
    "bootstrap.PYTHON = pathlib.Path(sys.executable); bootstrap._require_venv = lambda extra: 0;"
    "sys.exit(bootstrap.become_in_venv('-m', 'rules_db', 'serve', *sys.argv[1:]))",
]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return make_project(tmp_path / "project")


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def started(command: list[str], root: Path, *more: str) -> "subprocess.Popen[str]":
    whole = [*command, "--root", str(root), *more]
    return subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("nobody answers")


@pytest.fixture
def half_open() -> Iterator[list[socket.socket]]:
    """Connections that the test leaves hanging."""
    connections: list[socket.socket] = []
    yield connections
    for each in connections:
        each.close()


@pytest.mark.parametrize("command", [SERVE, SCRIPT], ids=["rules-db serve", "scripts/serve.py"])
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_ends_the_server_and_frees_the_port(
    project: Path, port: int, half_open: list[socket.socket], command: list[str], number: int, status: int
) -> None:
    publish(project)
    server = started(command, project, "--port", str(port))
    wait_for(port)
    half_open.append(socket.create_connection(("127.0.0.1", port)))
    half_open[0].sendall(b"GET / HTTP/1.1\r\nHost: rules\r\n")

    os.kill(server.pid, number)
    _, errors = server.communicate(timeout=60)

    assert server.returncode == status
    assert "Traceback" not in errors
    assert running(str(project)) == []
    socket.create_server(("127.0.0.1", port)).close()


@pytest.mark.parametrize("sign", ["build/new", "build/new/site/index.html"])
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_ends_a_build_and_leaves_nothing(project: Path, sign: str, number: int, status: int) -> None:
    publish(project)
    say(project, "second")
    server = started(SERVE, project, "--build-only")
    while not (project / sign).exists():
        time.sleep(0.01)

    os.kill(server.pid, number)
    printed = server.communicate(timeout=60)

    assert (server.returncode, *printed) == (status, "", "")
    assert said(project) == ("first", "first")
    assert left_over(project) == set()


def test_what_is_wrong_is_said_as_build_says_it(project: Path) -> None:
    say(project, "first", MISTAKE)

    server = started(SERVE, project, "--build-only")
    printed = server.communicate()
    build = subprocess.run([*SERVE[:3], "build"], cwd=project, capture_output=True, text=True, check=False)

    assert (server.returncode, printed) == (build.returncode, (build.stdout, build.stderr))
    assert printed[1].startswith("rulebooks/toy/1-all.md:10: ")


def test_a_broken_anchor_is_said_with_file_and_line(project: Path) -> None:
    (project / "docs/index.md").write_text("# Rules\n\nThere are [some](#none).\n")

    server = started(SERVE, project, "--build-only")
    printed = server.communicate()

    assert server.returncode == 1
    assert printed == (
        "",
        "index.md:3: the link '#none' leads nowhere: there is no such anchor on this page (correct the link)\n"
        "1 problem in the rulebooks\n",
    )
