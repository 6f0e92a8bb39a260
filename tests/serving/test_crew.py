"""The explorer answers from processes of its own, so that no question keeps the others waiting."""

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from marked import MARK, mark
from served import connection, served, small_site

from rules_db.explorer.door import HEADERS as DOOR_HEADERS
from rules_db.serving.crew import LIMIT_ANSWERED_AFTER_SECONDS

pytestmark = pytest.mark.alone

HEADERS = {name.decode(): value.decode() for name, value in DOOR_HEADERS.items()}
ENDLESS = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"
QUIET_LOOKS = 30


@pytest.fixture
def marked(database: Path, tmp_path: Path) -> Path:
    """A copy of the database that says which it is."""
    return mark(database, tmp_path / "rules.db", "old")


@pytest.fixture
def client(marked: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    with served(small_site(tmp_path), marked) as found:
        yield found


def workers() -> list[int]:
    """The processes that answer for the explorer of this process, Linux only."""
    return [worker for nursery in nurseries() for worker in _children(nursery)]


def nurseries() -> list[int]:
    """The processes that workers of this process are born of, Linux only."""
    return _children(os.getpid())


def _children(process: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has ended meanwhile
            found += map(int, (task / "children").read_text().split())
    return found


def busy_workers() -> list[int]:
    """Those that have a processor, or wait for one."""
    return [each for each in workers() if Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[0] == "R"]


def wait_for_rest() -> None:
    """Until no worker has had anything to do for a while, so that whichever is busy next answers a question."""
    quiet = 0
    while quiet < QUIET_LOOKS:
        time.sleep(0.01)
        quiet = 0 if busy_workers() or not workers() else quiet + 1


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
    client.get("/explorer/rules/terms")
    wait_for_rest()
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(ask_sql, client, ENDLESS)
        while not (busy := busy_workers()):
            continue
        os.kill(busy[0], signal.SIGKILL)

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


def test_a_nursery_that_is_killed_is_replaced_with_the_next_request(client: httpx.Client) -> None:
    (killed,) = nurseries()
    os.kill(killed, signal.SIGKILL)
    while killed in nurseries():
        continue

    answers = [client.get(path).status_code for path in ("/explorer/", "/explorer/rules/terms", "/")]

    assert answers == [200] * 3
    assert len(nurseries()) == 1
    assert client.get(MARK).json()["rows"] == [["old"]]


def test_a_csv_file_that_meets_a_limit_after_its_beginning_is_refused_as_a_whole(client: httpx.Client) -> None:
    where = f"rowid < 1500 OR ({ENDLESS}) > 0"

    beginning = client.get("/explorer/rules/search_forms.csv", params={"_size": "max", "_where": where})
    whole = client.get("/explorer/rules/search_forms.csv", params={"_size": "max", "_where": where, "_stream": "1"})

    assert beginning.status_code == 200
    assert len(beginning.text.splitlines()) == 1_001
    assert whole.status_code == 400
    assert whole.text == "the CSV goes beyond the limits (filter it, or download the database)\n"


def test_a_worker_outlives_a_question_that_needs_more_memory_than_there_is(client: httpx.Client) -> None:
    before = workers()

    answer = ask_sql(client, "SELECT randomblob(99000) AS a FROM rules, rules AS other ORDER BY a")

    assert answer.status_code == 400
    assert "more memory than there is" in answer.json()["error"]
    assert answer.elapsed.total_seconds() >= LIMIT_ANSWERED_AFTER_SECONDS
    assert workers() == before


def test_the_database_is_a_file_that_no_worker_carries(client: httpx.Client, marked: Path) -> None:
    for each in (*nurseries(), *workers()):
        os.kill(each, signal.SIGSTOP)

    answer = client.get("/explorer/rules.db")
    part = client.get("/explorer/rules.db", headers={"Range": "bytes=0-14"})

    for each in (*nurseries(), *workers()):
        os.kill(each, signal.SIGCONT)
    assert answer.content == marked.read_bytes()
    assert part.content == b"SQLite format 3"
    assert answer.headers.items() >= HEADERS.items()
    assert client.post("/explorer/rules.db").status_code == 405
