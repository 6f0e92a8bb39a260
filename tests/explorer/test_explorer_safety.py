"""The explorer only reads, within limits, and answers bad input with one clear line."""

import logging
import sqlite3
from pathlib import Path

import pytest
from explorer_client import Ask, ask_raw, asker, rows, text
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules_db.errors import StoreError
from rules_db.explorer import make_explorer
from rules_db.explorer.faults import fault_of

# Datasette leaves coroutines behind when it stumbles over a parameter.
pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")

BAD_WORDS = [
    '"',
    "*",
    "NEAR(",
    "a" * 10_000,
    "'; DROP TABLE rules; --",
    "-",
    "^",
    "(",
    "text:a",
    "{a",
    "AND",
    '" "',
    "%",
]
HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
}


@pytest.fixture(scope="module")
def ask(database: Path) -> Ask:
    return asker(make_explorer(database).app())


def line(ask: Ask, path: str, **parameters: str) -> str:
    """The one line of a refusal in JSON; fails where it is none."""
    answer = ask(path, **parameters)
    assert answer.status_code == 400
    error: str = answer.json()["error"]
    assert error
    assert "\n" not in error
    return error


@pytest.mark.parametrize(
    "path",
    [
        "/explorer/",
        "/explorer/rules/rules",
        "/explorer/rules/rules.json",
        "/explorer/rules/rules.csv",
        "/explorer/rules.db",
        "/explorer/assets/explorer.css",
        "/explorer/no/such/page",
        "/explorer/-/threads",
        "/explorer/rules.json?sql=nonsense",
    ],
)
def test_every_answer_carries_the_security_headers_once(ask: Ask, path: str) -> None:
    headers = ask(path).headers

    assert {name: headers.get_list(name) for name in HEADERS} == {name: [value] for name, value in HEADERS.items()}
    assert "access-control-allow-origin" not in headers


def test_the_pages_do_not_ask_for_what_the_policy_forbids(ask: Ask) -> None:
    for path in ("/explorer/", "/explorer/rules", "/explorer/rules/rules", "/explorer/rules?sql=select+1"):
        page = ask(path).text
        assert [each for each in ("<script", "<style", " style=", "onclick") if each in page] == []


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", ["/explorer/rules/rules", "/explorer/rules/search", "/explorer/rules?sql=select+1"])
def test_only_reading_is_possible(ask: Ask, method: str, path: str) -> None:
    answer = ask(path, method=method)

    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"
    assert answer.text == f"{method} is not possible here (the explorer only reads: use GET)\n"


@pytest.mark.parametrize(
    "path",
    [
        b"/explorer/\\evil.example/",
        b"/\\evil.example/",
        b"/explorer/%5Cevil.example/",
        b"//evil.example/",
        b"/explorer//evil.example/",
        b"/explorer/caf\xc3\xa9",
    ],
)
def test_a_path_that_could_lead_elsewhere_is_refused(database: Path, path: bytes) -> None:
    assert ask_raw(make_explorer(database).app(), path) == 400


@pytest.mark.parametrize("path", ["/explorer/rules/", "/explorer/rules/rules.jsono", "/explorer/%0Aevil.example"])
def test_a_redirect_stays_within_the_explorer(ask: Ask, path: str) -> None:
    answer = ask(path)

    assert answer.status_code == 302
    assert answer.headers["location"].startswith("/explorer/")


@pytest.mark.parametrize(
    "page", ["threads", "plugins", "databases", "permissions", "auth-token", "allow-debug", "logout"]
)
def test_pages_about_the_machine_are_closed(ask: Ask, page: str) -> None:
    assert ask(f"/explorer/-/{page}").status_code == 404


def test_other_databases_of_the_process_are_closed(ask: Ask) -> None:
    assert ask("/explorer/_internal").status_code == 403
    assert ask("/explorer/_memory").status_code == 404


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM rules",
        "DROP TABLE rules",
        "INSERT INTO build VALUES ('x', 'y')",
        "WITH x AS (SELECT 1) INSERT INTO build SELECT 'x', 'y'",
        "WITH x AS (SELECT 1) DELETE FROM rules",
        "ATTACH 'other.db' AS other",
        "PRAGMA writable_schema = 1",
        "SELECT load_extension('x')",
        "SELECT 1; DELETE FROM rules",
        "SELECT * FROM no_such_table",
    ],
)
def test_sql_that_does_more_than_read_gets_one_line_and_changes_nothing(ask: Ask, database: Path, sql: str) -> None:
    before = database.read_bytes()

    assert line(ask, "/explorer/rules.json", sql=sql)
    page = ask("/explorer/rules", sql=sql)
    assert page.status_code == 400
    assert 'class="fault"' in page.text
    assert ask("/explorer/rules.csv", sql=sql).status_code == 400
    assert database.read_bytes() == before


def test_a_query_that_takes_too_long_is_stopped(ask: Ask) -> None:
    endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"

    assert line(ask, "/explorer/rules.json", sql=endless).startswith("The query ran longer than 500 ms")
    assert ask("/explorer/rules.csv", sql=endless).text.startswith("The query ran longer than 500 ms")
    assert "The query ran longer than 500 ms" in ask("/explorer/rules", sql=endless).text


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT count(search_rules(text, '')) FROM rules",
        "SELECT search_rules(text, '') FROM rules",
        "SELECT count(rule_number(one.text)) FROM rules AS one, rules AS other",
    ],
)
def test_searching_for_everything_at_once_is_stopped_as_well(
    ask: Ask, sql: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert line(ask, "/explorer/rules.json", sql=sql).startswith("The query ran longer than 500 ms")
    assert ask("/explorer/rules.csv", sql=sql).text.startswith("The query ran longer than 500 ms")
    assert "The query ran longer than 500 ms" in ask("/explorer/rules", sql=sql).text
    assert "Traceback" not in capfd.readouterr().err


def test_the_functions_of_the_explorer_take_any_value(ask: Ask) -> None:
    sql = (
        "SELECT search_rules(NULL, NULL) AS a, search_rules(x'00ff', 1) AS b, rule_number(607) AS c, rule_book(1) AS d"
    )

    assert rows(ask("/explorer/rules.json", sql=sql)) == [{"a": "[]", "b": "[]", "c": "607", "d": ""}]


def test_an_answer_has_at_most_a_thousand_rows_and_says_when_it_is_cut(ask: Ask) -> None:
    many = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 5000) SELECT x FROM c"
    answer = ask("/explorer/rules.json", sql=many)

    assert len(rows(answer)) == 1000
    assert answer.json()["truncated"] is True
    assert "The first 1,000 rows" in ask("/explorer/rules", sql=many).text


def test_a_single_value_cannot_fill_the_memory(ask: Ask) -> None:
    assert line(ask, "/explorer/rules.json", sql="SELECT hex(zeroblob(100000000))") == "string or blob too big"


@pytest.mark.parametrize("words", BAD_WORDS, ids=lambda words: words[:12])
def test_whatever_is_searched_for_is_answered(ask: Ask, words: str) -> None:
    for suffix in ("", ".json", ".csv"):
        assert ask(f"/explorer/rules/search{suffix}", q=words).status_code == 200
        assert ask(f"/explorer/rules/referrers{suffix}", rule=words).status_code == 200
        assert ask(f"/explorer/rules/equivalents{suffix}", term=words).status_code == 200


@pytest.mark.parametrize("words", BAD_WORDS, ids=lambda words: words[:12])
@pytest.mark.parametrize("mode", ["escaped", "raw"])
def test_the_search_of_a_table_answers_or_says_what_is_wrong(ask: Ask, words: str, mode: str) -> None:
    page = ask("/explorer/rules/rules", _search=words, _searchmode=mode)
    answer = ask("/explorer/rules/rules.json", _search=words, _searchmode=mode)

    assert page.status_code in (200, 400)
    assert answer.status_code == page.status_code
    assert answer.status_code == 200 or answer.json()["error"].endswith(").")


@given(words=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=80))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text_at_all_can_be_searched_for(ask: Ask, words: str) -> None:
    assert ask("/explorer/rules/search.json", q=words).status_code == 200


def test_a_number_that_would_take_for_ever_to_read_is_no_number(ask: Ask) -> None:
    assert rows(ask("/explorer/rules/search.json", q="1" * 40 + "!")) == []


def test_a_lone_quote_in_a_tables_search_is_explained(ask: Ask) -> None:
    said = line(ask, "/explorer/rules/rules.json", _search='"')

    assert said == 'The search words cannot be read: fts5: syntax error near "" (put them in double quotes).'


@pytest.mark.parametrize(
    "parameters",
    [
        {"_facet": "{"},
        {"_facet": "{}"},
        {"_facet": "no_such_column"},
        {"_through": '"x"'},
        {"_through": "{"},
        {"_timelimit": "soon"},
        {"_size": "many"},
        {"_size": "100000"},
        {"_sort": "no_such_column"},
        {"_col": "no_such_column"},
        {"_shape": "round"},
        {"_where": "1 ="},
    ],
    ids=str,
)
def test_a_parameter_that_makes_no_sense_gets_one_line(ask: Ask, parameters: dict[str, str]) -> None:
    assert line(ask, "/explorer/rules/rules.json", **parameters)
    assert ask("/explorer/rules/rules", **parameters).status_code == (200 if "_shape" in parameters else 400)


def test_a_page_that_does_not_exist_says_so_in_the_form_that_was_asked_for(ask: Ask) -> None:
    page, answer = ask("/explorer/rules/no_such_table"), ask("/explorer/rules/no_such_table.json")

    assert page.status_code == answer.status_code == 404
    assert "There is no such page in the explorer (start at its home page)." in text(page)
    assert answer.json() == {
        "ok": False,
        "error": "There is no such page in the explorer (start at its home page).",
        "status": 404,
    }


@pytest.mark.parametrize("name", ["explorer.css/x", "explorer.css//x", "a" * 300])
def test_a_name_that_no_file_of_the_look_can_have_is_no_page(ask: Ask, name: str) -> None:
    assert ask(f"/explorer/assets/{name}").status_code == 404


def test_an_address_with_a_nul_or_of_great_length_is_refused(ask: Ask) -> None:
    assert ask("/explorer/rules/search?q=%00").status_code == 400
    assert ask("/explorer/rules/search", q="a" * 40_000).status_code == 414


def test_bad_input_leaves_no_traceback_behind(
    ask: Ask, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        for path in (
            "/explorer/no/page",
            "/explorer/rules/rules?_facet={",
            "/explorer/rules?sql=select+*+from+nothing",
        ):
            ask(path)

    written = capfd.readouterr()
    assert "Traceback" not in written.out + written.err + caplog.text


def test_a_fault_of_our_own_is_not_put_on_the_reader() -> None:
    assert fault_of(RuntimeError("boom"), 500).status == 500
    assert fault_of(KeyError("boom"), 500).status == 500
    assert "boom" not in fault_of(RuntimeError("boom"), 500).line
    assert fault_of(sqlite3.OperationalError("no such table: x"), 500).status == 400


def test_without_a_rules_database_there_is_no_explorer(tmp_path: Path) -> None:
    other = tmp_path / "notes.db"
    other.write_text("no database at all " * 100)

    with pytest.raises(StoreError, match="there is no database here"):
        make_explorer(tmp_path / "rules.db")
    with pytest.raises(StoreError, match="no rules database"):
        make_explorer(other)
