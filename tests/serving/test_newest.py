"""A server moves from one build to the next in one step, site and explorer together."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from marked import LARGE_BYTES, MARK, publish_marked
from served import connection, running
from toy_project import left_over

from rules_db.server import listen, make_project_app, make_server
from rules_db.serving import edition

# Some hundredths of a second of work, and then what the database says of itself.
LONG = (
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 100000)"
    " SELECT (SELECT value FROM build WHERE key = 'mark') AS mark, count(*) FROM c"
)


@pytest.fixture
def root(database: Path, tmp_path: Path) -> Path:
    """A project in which something is published."""
    publish_marked(tmp_path, database, "0")
    return tmp_path


@pytest.fixture
def client(root: Path) -> Iterator[httpx.Client]:
    with running(make_project_app(root)) as found:
        yield found


def shown(client: httpx.Client) -> tuple[str, str]:
    """Which build the site is of, and then which one the explorer is."""
    return client.get("/").text, client.get(MARK).json()["rows"][0][0]


def wait_for(client: httpx.Client, value: str) -> None:
    """Until the site is of that build; fails where it takes very long."""
    ends = time.monotonic() + 120
    while client.get("/").text != value:
        assert time.monotonic() < ends
        time.sleep(0.1)


def test_site_and_explorer_move_on_together_while_builds_come(client: httpx.Client, root: Path, database: Path) -> None:
    seen = list(shown(client))
    for number in range(1, 4):
        publish_marked(root, database, str(number))
        while seen[-1] < str(number):
            seen += shown(client)

    assert seen == sorted(seen)
    assert set(seen) == {"0", "1", "2", "3"}


def test_of_builds_in_quick_succession_the_last_is_shown(client: httpx.Client, root: Path, database: Path) -> None:
    for number in range(1, 6):
        publish_marked(root, database, str(number))
        time.sleep(0.2)

    wait_for(client, "5")
    assert shown(client) == ("5", "5")


def test_what_is_under_way_ends_on_the_build_that_it_began_with(
    client: httpx.Client, root: Path, database: Path
) -> None:
    answers: list[str] = []  # in the order in which they came

    def ask_on() -> None:
        while "1" not in answers:
            answer = client.get("/explorer/rules.json", params={"sql": LONG})
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:  # A slow machine may take them for long ones.
                answers.append(answer.json()["rows"][0][0])

    with ThreadPoolExecutor(50) as pool, connection(client) as reader:
        reader.sendall(b"GET /large.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        asking = [pool.submit(ask_on) for _ in range(50)]
        publish_marked(root, database, "1")
        wait_for(client, "1")
        held = left_over(root)
        taken = b"".join(iter(lambda: reader.recv(1_000_000), b""))
    for each in asking:
        each.result()

    assert "0" in answers[answers.index("1") :]
    assert len(held) == 2
    assert taken.partition(b"\r\n\r\n")[2] == b"0" * LARGE_BYTES


def test_what_was_held_goes_away_with_its_last_reader_and_with_the_server(root: Path, database: Path) -> None:
    with running(make_project_app(root)) as client:
        publish_marked(root, database, "1")
        wait_for(client, "1")
        ends = time.monotonic() + 60
        while len(left_over(root)) > 1 and time.monotonic() < ends:
            time.sleep(0.1)
        held = left_over(root)

    assert len(held) == 1
    assert left_over(root) == set()


def test_while_what_is_published_is_damaged_the_old_build_is_shown(
    client: httpx.Client, root: Path, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    publish_marked(root, database, "1")
    (root / "site" / "index.html").write_text("damaged")
    while not caplog.records:
        time.sleep(0.1)
    meanwhile = shown(client)
    publish_marked(root, database, "2")
    wait_for(client, "2")

    assert meanwhile == ("0", "0")
    assert "cannot be held for readers: database and site are not of one build" in caplog.text
    assert shown(client) == ("2", "2")


def test_a_server_of_nothing_says_so_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "build").mkdir()

    with pytest.raises(SystemExit):
        make_server(make_project_app(tmp_path)).run(sockets=[listen(0)])

    reason, end = capfd.readouterr().err.splitlines()
    assert "cannot be held for readers" in reason
    assert "Application startup failed" in end


def test_without_workers_the_explorer_is_answered_all_the_same(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edition, "HAS_WORKERS", False)

    with running(make_project_app(root)) as client:
        answered = shown(client)
        too_much = client.get("/explorer/rules.json", params={"sql": "SELECT zeroblob(99000) FROM rules"})

    assert answered == ("0", "0")
    assert too_much.status_code == 400
    assert "more than 2,000,000 bytes" in too_much.text
