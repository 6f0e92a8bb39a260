"""SQL that cannot be run stays on the page, and names that are nearly right are told from those that are not."""

from pathlib import Path

import pytest
from explorer_client import Ask, asker, text

from rules_db.explorer import make_explorer

ENDLESS = "WITH RECURSIVE c(x) AS (SELECT :from UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"


@pytest.fixture(scope="module")
def ask(database: Path) -> Ask:
    return asker(make_explorer(database).app())


@pytest.mark.parametrize(
    ("sql", "meant"),
    [
        ("SELECT nmber FROM rules", "number"),
        ("SELECT rules.nmber FROM rules", "number"),
        ("SELECT headng FROM rules", "heading"),
        ("SELECT * FROM rule", "rules"),
        ("SELECT * FROM rules JOIN trems ON trems.rule = rules.id", "terms"),
        ("SELECT cont(*) FROM rules", "count"),
        ("SELECT serch_rules('card', '')", "search_rules"),
        ("SELECT * FROM rules WERE kind = 'permission'", "WHERE"),
        ("SELECT number FORM rules", "FROM"),
        ("SELCT number FROM rules", "SELECT"),
    ],
)
def test_a_typing_mistake_is_answered_with_what_was_meant(ask: Ask, sql: str, meant: str) -> None:
    assert f"(did you mean {meant}?)." in text(ask("/explorer/rules", sql=sql))


@pytest.mark.parametrize("sql", ["SELECT zeppelin FROM rules", "DELETE FROM rules", "SELECT 1 1 1", "( SELECT"])
def test_what_looks_like_nothing_known_is_not_guessed_at(ask: Ask, sql: str) -> None:
    page = ask("/explorer/rules", sql=sql)

    assert page.status_code == 400
    assert 'class="fault"' in page.text
    assert "did you mean" not in page.text


@pytest.mark.parametrize("sql", [ENDLESS, "delete from rules where id = :from", "SELECT nmber FROM rules -- :from"])
def test_sql_that_cannot_be_run_stays_on_the_page_with_its_parameters(ask: Ask, sql: str) -> None:
    page = ask("/explorer/rules", sql=sql, **{"from": "1"})

    assert page.status_code == 400
    assert f'spellcheck="false">{sql}</textarea>' in text(page)
    assert "<button>Run</button>" in page.text


def test_the_page_of_a_query_that_ran_too_long_keeps_the_values_of_its_parameters(ask: Ask) -> None:
    page = ask("/explorer/rules", sql=ENDLESS, **{"from": "17"})

    assert 'name="from" value="17"' in page.text


def test_what_was_sent_as_sql_is_shown_as_text(ask: Ask) -> None:
    page = ask("/explorer/rules", sql="delete </textarea><script>alert(1)</script>")

    assert "<script" not in page.text
