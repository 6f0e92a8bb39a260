"""A row is found at its plain address, whatever dots its key has; one that is none leads to the nearest."""

import sqlite3
from pathlib import Path
from urllib.parse import quote

import pytest
from datasette.utils import tilde_encode  # type: ignore[import-untyped]
from explorer_client import Ask, asker, links, text

from rules_db.explorer import make_explorer
from rules_db.store.schema import TABLES

ONE_KEY = [(spec.name, spec.pk) for spec in TABLES if isinstance(spec.pk, str)]


@pytest.fixture(scope="module")
def ask(database: Path) -> Ask:
    return asker(make_explorer(database).app())


def keys_with_dots(database: Path, table: str, column: str) -> list[str]:
    with sqlite3.connect(database) as connection:
        sql = f'SELECT "{column}" FROM "{table}" WHERE instr("{column}", \'.\') ORDER BY 1'
        return [key for (key,) in connection.execute(sql)]


def test_every_rule_has_its_own_row_at_its_plain_address(ask: Ask, database: Path) -> None:
    rules = keys_with_dots(database, "rules", "id")

    led = {rule: ask(f"/explorer/rules/rules/{quote(rule)}") for rule in rules}

    assert len(rules) > 1_700
    assert {answer.status_code for answer in led.values()} == {302}
    expected = {rule: f"/explorer/rules/rules/{tilde_encode(rule)}" for rule in rules}
    assert {rule: answer.headers["location"] for rule, answer in led.items()} == expected


@pytest.mark.parametrize(("table", "column"), ONE_KEY)
def test_the_keys_of_every_table_lead_to_their_rows(ask: Ask, database: Path, table: str, column: str) -> None:
    for key in keys_with_dots(database, table, column)[:3]:
        place = ask(f"/explorer/rules/{table}/{quote(key, safe='')}").headers["location"]

        assert f"<h1>{key}</h1>" in text(ask(place))


def test_a_plain_address_keeps_the_form_and_the_query(ask: Ask) -> None:
    place = ask("/explorer/rules/rules/resummoned-607.3.b.json?_shape=array").headers["location"]

    assert place == "/explorer/rules/rules/resummoned-607~2E3~2Eb.json?_shape=array"
    assert ask(place).json()[0]["id"] == "resummoned-607.3.b"


def test_a_key_of_several_columns_is_led_to_its_row_as_well(ask: Ask, database: Path) -> None:
    with sqlite3.connect(database) as connection:
        rule, start = connection.execute("SELECT rule, start FROM term_links WHERE instr(rule, '.')").fetchone()

    place = ask(f"/explorer/rules/term_links/{rule},{start}").headers["location"]

    assert ask(place).status_code == 200


@pytest.mark.parametrize(
    "path", ["/explorer/rules/rules.json", "/explorer/rules/search.json?q=card", "/explorer/rules/rulebooks/ttcg.json"]
)
def test_addresses_without_dots_in_a_key_are_left_alone(ask: Ask, path: str) -> None:
    assert ask(path).status_code == 200


@pytest.mark.parametrize(
    ("path", "nearest"),
    [
        ("rules/resummoned-607.3.z", ["resummoned-607.3"]),
        ("rules/resummoned-607.3.b.z", ["resummoned-607.3.b"]),
        ("rules/607.3b", ["resummoned-607.3.b"]),
        ("terms/ttcg-term-grave", ["ttcg-term-"]),
    ],
)
def test_a_row_that_is_none_leads_to_the_nearest(ask: Ask, path: str, nearest: list[str]) -> None:
    place = ask(f"/explorer/rules/{path}").headers.get("location", f"/explorer/rules/{path}")

    page = ask(place)

    assert page.status_code == 404
    assert f"do you mean {nearest[0]}" in text(page)
    table = path.partition("/")[0]
    assert [each for each in links(page) if each.startswith(f"/explorer/rules/{table}/{tilde_encode(nearest[0])}")]
