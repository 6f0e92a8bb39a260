"""However much is asked of the explorer, it gives so much and no more, and says what the limit is."""

import csv
import io
import time
from pathlib import Path

import pytest
from explorer_client import Ask, ask_raw, asker, rows, text

from rules_db.explorer import make_explorer
from rules_db.explorer.allowance import Allowance
from rules_db.explorer.describe import TABLES
from rules_db.explorer.limits import LIMITS, REQUEST_SECONDS
from rules_db.store import open_database

pytestmark = pytest.mark.alone

FORMS = pytest.mark.parametrize("form", ["", ".json", ".csv"])
FLOOD = "WITH t AS MATERIALIZED (SELECT zeroblob(99000) z) SELECT z FROM t, rules"
MANY_CELLS = "SELECT a.*, b.*, a.*, b.* FROM rules AS a, rules AS b"
JOINED = f"SELECT * FROM {', '.join(f'rules AS t{number}' for number in range(16))}"


@pytest.fixture(scope="module")
def ask(database: Path) -> Ask:
    return asker(make_explorer(database).app())


@FORMS
@pytest.mark.parametrize(
    ("sql", "line"),
    [
        (FLOOD, "he answer has more than 2,000,000 bytes (ask for fewer rows or columns)"),
        (MANY_CELLS, "he answer has more than 20,000 cells (ask for fewer rows or columns)"),
        (JOINED, "too many columns in result set"),
        ("SELECT printf('%.*c', 2147483647, 'x')", "width or precision is over 1,000 or * (write a smaller number)"),
        ("SELECT format('%2147483647d', 1)", "width or precision is over 1,000 or * (write a smaller number)"),
        ("SELECT * FROM pragma_database_list", "not authorized"),
    ],
    ids=["bytes", "cells", "columns", "precision", "width", "path"],
)
def test_a_question_that_asks_for_too_much_gets_the_limit_in_every_form(
    ask: Ask, form: str, sql: str, line: str
) -> None:
    answer = ask(f"/explorer/rules{form}", sql=sql)

    assert answer.status_code == 400
    assert line in text(answer)
    assert len(answer.content) < 10_000


def test_printf_does_what_it_does_within_its_limit(ask: Ask) -> None:
    sql = "SELECT printf('%.2f %5d %s%%', 1.239, 7, 'x') AS a, format('%04d', 12) AS b, printf(NULL) AS c"

    assert rows(ask("/explorer/rules.json", sql=sql)) == [{"a": "1.24     7 x%", "b": "0012", "c": None}]


def test_what_sqlite_says_of_a_table_can_still_be_asked(ask: Ask) -> None:
    answer = ask("/explorer/rules.json", sql="SELECT name FROM pragma_table_info('build')")

    assert [row["name"] for row in rows(answer)] == ["key", "value"]


@pytest.mark.parametrize("address", ["search?q=", "rules?_search=", "rules.json?_search=", "rules.csv?text="])
def test_more_words_than_anybody_needs_are_not_searched_for(ask: Ask, address: str) -> None:
    answer = ask(f"/explorer/rules/{address}{'+'.join(f'w{number}' for number in range(4_000))}")

    assert answer.status_code == 400
    assert "has more than 100 words (ask for those that matter)" in answer.text


@FORMS
@pytest.mark.parametrize("name", ["start__gt", "rowid__lt"])
def test_a_number_beyond_64_bits_is_the_readers_mistake(ask: Ask, form: str, name: str) -> None:
    answer = ask(f"/explorer/rules/refs{form}", **{name: "9" * 20})

    assert answer.status_code == 400
    assert "A number is beyond 64 bits (write a smaller one)." in text(answer)


@FORMS
def test_a_page_that_takes_all_the_time_of_a_request_is_stopped(
    ask: Ask, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules_db.explorer.adapter.Allowance", lambda: Allowance(0.0))

    endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"
    answer = ask(f"/explorer/rules{form}", sql=endless)

    assert answer.status_code == 400
    assert " and was stopped" in text(answer)


def test_links_do_not_repeat_what_a_request_calls_this_host(ask: Ask) -> None:
    for address in ("rules", "rules.json?_size=2", "refs?_size=1", "search?q=graveyard", "rules.csv"):
        answer = ask(f"/explorer/rules/{address}")
        assert "http://rules" not in answer.text + str(answer.headers.multi_items())


def test_the_next_page_of_a_table_in_json_is_a_path(ask: Ask) -> None:
    body = ask("/explorer/rules/rules.json", _size="2").json()

    assert body["next_url"].startswith("/explorer/rules/rules.json?")
    assert ask(body["next_url"]).status_code == 200


@pytest.mark.parametrize("mode", ["no-cors", "cors"])
def test_a_page_from_elsewhere_cannot_ask_in_the_background(database: Path, mode: str) -> None:
    app = make_explorer(database).app()
    elsewhere = {"sec_fetch_site": "cross-site", "sec_fetch_mode": mode, "sec_fetch_dest": "empty"}

    assert ask_raw(app, b"/explorer/rules/rules.json", **elsewhere) == 403
    assert ask_raw(app, b"/explorer/rules/rules.json", **elsewhere | {"sec_fetch_site": "same-origin"}) == 200


def test_a_link_from_elsewhere_may_be_followed(database: Path) -> None:
    followed = {"sec_fetch_site": "cross-site", "sec_fetch_mode": "navigate"}
    app = make_explorer(database).app()

    assert ask_raw(app, b"/explorer/rules/rules", **followed, sec_fetch_dest="document") == 200
    assert ask_raw(app, b"/explorer/rules/rules", **followed, sec_fetch_dest="iframe") == 403


def test_a_query_that_only_waits_for_a_busy_machine_is_not_stopped(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_db.explorer.functions.read_number", lambda *_: time.sleep(0.6))
    steps = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 5000)"

    answer = ask("/explorer/rules.json", sql=f"{steps} SELECT rule_number('1') AS waited, count(*) AS steps FROM c")

    assert rows(answer) == [{"waited": "", "steps": 5_000}]


@pytest.mark.parametrize("table", [table.name for table in TABLES])
def test_every_table_is_there_whole_as_csv(ask: Ask, database: Path, table: str) -> None:
    with open_database(database) as connection:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()

    answer = ask(f"/explorer/rules/{table}.csv", _stream="1")

    assert answer.status_code == 200
    assert len(list(csv.DictReader(io.StringIO(answer.text)))) == count


def test_a_whole_table_takes_a_fraction_of_the_time_of_a_request(ask: Ask) -> None:
    begun = time.process_time()
    ask("/explorer/rules/search_forms.csv", _stream="1")

    assert time.process_time() - begun < REQUEST_SECONDS / 2


def test_the_explorer_says_what_its_limits_are(ask: Ask) -> None:
    page = text(ask("/explorer/rules"))

    assert [limit for limit in LIMITS if f"<div>{limit.most}</div>" not in page or limit.what not in page] == []
    assert 'href="/explorer/rules#limits"' in ask("/explorer/").text
