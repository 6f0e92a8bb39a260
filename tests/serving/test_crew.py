"""The explorer answers from processes of its own, so that no question keeps the others waiting."""

import os
import signal
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copyfile
from urllib.parse import quote

import httpx
import pytest
from served import connection, served, small_site

ENDLESS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"
# About a quarter of a second of work, and then what the database says of itself.
LONG = (
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT {steps})"
    " SELECT (SELECT value FROM build WHERE key = 'mark') AS mark, count(*) FROM c"
)
MARK = "/explorer/rules.json?sql=" + quote("SELECT value FROM build WHERE key = 'mark'")


@pytest.fixture
def marked(database: Path, tmp_path: Path) -> Path:
    """A copy of the database that may be replaced."""
    return mark(database, tmp_path / "rules.db", "old")


@pytest.fixture
def client(marked: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    with served(small_site(tmp_path), marked) as found:
        yield found


def mark(database: Path, target: Path, value: str) -> Path:
    """A copy of the database that says what it is."""
    copyfile(database, target)
    connected = sqlite3.connect(target)
    connected.execute("INSERT INTO build VALUES ('mark', ?)", [value])
    connected.commit()
    connected.close()
    return target


def workers() -> list[int]:
    """The processes that answer for the explorer of this process, Linux only."""
    nurseries = _children(os.getpid())
    return [worker for nursery in nurseries for worker in _children(nursery)]


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def busy_workers() -> list[int]:
    """Those that have a processor, or wait for one."""
    return [each for each in workers() if Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[0] == "R"]


def ask_sql(client: httpx.Client, sql: str) -> httpx.Response:
    return client.get("/explorer/rules.json", params={"sql": sql})


def test_pages_and_the_site_are_answered_while_long_questions_are_at_work(client: httpx.Client) -> None:
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(ask_sql, client, ENDLESS) for _ in range(8)]
        pages = [client.get(path).status_code for path in ("/", "/explorer/", "/explorer/rules/terms")]
        are_waiting = not all(each.done() for each in asked)
        statuses = [each.result().status_code for each in asked]

    assert pages == [200] * 3
    assert are_waiting
    assert statuses == [400] * 8


def test_a_question_that_is_long_for_its_lane_is_answered_all_the_same(client: httpx.Client) -> None:
    answer = client.get("/explorer/rules/rules", params={"_size": "max"})

    assert answer.status_code == 200
    assert answer.text.count("<tr>") > 1_000


def test_when_a_worker_ends_over_a_question_its_reader_hears_and_another_takes_its_place(client: httpx.Client) -> None:
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(ask_sql, client, ENDLESS)
        while not busy_workers():
            continue
        os.kill(busy_workers()[0], signal.SIGKILL)

    assert asked.result().text == "the answer took more than 4 s or too much memory (ask for less)\n"
    assert client.get("/explorer/rules/terms").status_code == 200
    assert client.get(MARK).json()["rows"] == [["old"]]


def test_three_hundred_who_do_not_wait_for_their_answer_leave_nothing_behind(client: httpx.Client) -> None:
    request = f"GET /explorer/rules.json?sql={quote(ENDLESS)} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    for _ in range(300):
        with connection(client) as bare:
            bare.sendall(request)

    assert client.get(MARK).json()["rows"] == [["old"]]
    assert client.get("/explorer/rules/terms").status_code == 200


def test_a_new_build_answers_whatever_is_asked_after_it(client: httpx.Client, database: Path, marked: Path) -> None:
    before = client.get(MARK).json()["rows"]
    os.replace(mark(database, marked.with_name("fresh.db"), "new"), marked)
    after = [client.get(MARK).json()["rows"] for _ in range(10)]
    download = client.get("/explorer/rules.db").content

    assert before == [["old"]]
    assert after == [[["new"]]] * 10
    assert download == marked.read_bytes()


def test_a_question_under_way_ends_on_the_build_that_it_began_with(
    client: httpx.Client, database: Path, marked: Path
) -> None:
    fresh = mark(database, marked.with_name("fresh.db"), "new")
    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(ask_sql, client, LONG.format(steps=600_000)) for _ in range(4)]
        while not busy_workers():
            continue
        os.replace(fresh, marked)
        after = client.get(MARK).json()["rows"]
        answers = [each.result().json() for each in asked]

    assert after == [["new"]]
    assert {str(answer["rows"][0][0]) for answer in answers if answer.get("rows")} <= {"old"}
    assert len(answers) == 4


def test_between_two_builds_the_old_one_answers(client: httpx.Client, database: Path, marked: Path) -> None:
    fresh = mark(database, marked.with_name("fresh.db"), "new")
    marked.unlink()
    between = client.get(MARK).json()["rows"]
    fresh.rename(marked)

    assert between == [["old"]]
    assert client.get(MARK).json()["rows"] == [["new"]]
