"""Every table and column is described; every query is whole."""

import re
import sqlite3
from pathlib import Path

import pytest
from explorer_client import Ask, asker, text

from rules_db.explorer import make_explorer
from rules_db.explorer.describe import TABLES, DescribedTable, Unit
from rules_db.explorer.queries import QUERIES
from rules_db.explorer.query import Query
from rules_db.store.schema import TABLES as SCHEMA
from rules_db.store.table_spec import TableSpec


@pytest.fixture(scope="module")
def ask(database: Path) -> Ask:
    return asker(make_explorer(database).app())


def test_every_table_of_the_schema_is_described_once_and_no_other() -> None:
    assert sorted(table.name for table in TABLES) == sorted(spec.name for spec in SCHEMA)


@pytest.mark.parametrize("spec", SCHEMA, ids=lambda spec: spec.name)
def test_every_column_of_the_schema_is_described_and_no_other(spec: TableSpec) -> None:
    described = next(table for table in TABLES if table.name == spec.name)

    assert sorted(described.columns) == sorted(spec.columns)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_description_is_whole(table: DescribedTable) -> None:
    assert table.title
    assert table.description.endswith(".")
    assert table.main_columns
    assert set(table.facets) | ({table.label} if table.label else set()) <= set(table.columns)
    assert [name for name, column in table.columns.items() if not column.description[:1].isupper()] == []
    assert {column.unit for column in table.columns.values()} <= set(Unit)


def test_the_database_itself_has_nothing_that_is_neither_described_nor_hidden(ask: Ask, database: Path) -> None:
    tables = ask("/explorer/rules.json").json()["tables"]
    told = ask("/explorer/-/metadata.json").json()["databases"]["rules"]["tables"]

    connection = sqlite3.connect(database)
    for name in [table["name"] for table in tables if not table["hidden"]]:
        columns = [row[1] for row in connection.execute("SELECT * FROM pragma_table_info(?)", (name,))]
        assert told[name]["title"]
        assert told[name]["description"]
        assert sorted(told[name]["columns"]) == sorted(columns)
    connection.close()


def test_units_stand_at_the_end_of_the_descriptions(ask: Ask) -> None:
    columns = ask("/explorer/-/metadata.json").json()["databases"]["rules"]["tables"]["source_lines"]["columns"]

    assert columns["first_line"] == "The first line of the passage (line, from 1)"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_page_of_a_table_shows_what_it_is(ask: Ask, table: DescribedTable) -> None:
    page = ask(f"/explorer/rules/{table.name}")

    assert page.status_code == 200
    assert f"<h1>{table.title}</h1>" in page.text
    assert [name for name, column in table.columns.items() if column.description not in text(page)] == []
    assert [name for name, column in table.columns.items() if column.unit not in page.text] == []


def test_source_licence_and_about_are_named_on_every_page(ask: Ask) -> None:
    for path in (
        "/explorer/",
        "/explorer/rules",
        "/explorer/rules/rules",
        "/explorer/rules/search",
        "/explorer/no/such",
    ):
        page = ask(path).text
        assert "Source:" in page
        assert "Licence:" in page
        assert "About:" in page


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.name)
def test_a_query_asks_for_just_the_parameters_that_its_sql_uses(query: Query) -> None:
    used = set(re.findall(r"(?<!:):([a-z_]+)", query.sql))

    assert {parameter.name for parameter in query.parameters} == used
    assert query.title
    assert query.description.endswith(".")


def test_no_query_takes_the_address_of_a_table() -> None:
    assert {query.name for query in QUERIES} & {spec.name for spec in SCHEMA} == set()
