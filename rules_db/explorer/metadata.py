"""The facts about the whole database, and what each table and query is called, in Datasette's terms."""

from typing import Any

from rules_db.explorer.addresses import Addresses
from rules_db.explorer.describe import DescribedTable
from rules_db.explorer.query import Query
from rules_db.store.schema import TABLES as SCHEMA

Metadata = dict[str, Any]

TITLE = "Rules explorer"
PAGE_ROWS = 50
SINGLE_KEYS = {spec.name for spec in SCHEMA if isinstance(spec.pk, str)}
DESCRIPTION = "Rules, terms, references, rulings and findings of every rulebook, as tables to browse and to query."


def metadata(tables: tuple[DescribedTable, ...], queries: tuple[Query, ...], addresses: Addresses) -> Metadata:
    """Everything that Datasette 0.65 is told about the database; 1.0 wants part of it as configuration."""
    return {
        "title": TITLE,
        "description": DESCRIPTION,
        "source": "the documents that the rulebooks name, restated in own words",
        "source_url": addresses.table("rulebooks"),
        "license": "MIT; the games belong to their owners",
        "license_url": "https://spdx.org/licenses/MIT.html",
        "about": "the rulebooks as a site",
        "about_url": addresses.site,
        "databases": {
            addresses.database: {
                "title": "Tables and SQL",
                "description": "Every table with its columns, and a place for SQL of your own.",
                "tables": {table.name: _table(table) for table in tables},
                "queries": {query.name: _query(query) for query in queries},
            }
        },
    }


def _table(table: DescribedTable) -> Metadata:
    """A table with units at the end of the descriptions.

    Rows are written in reading order, so the rowid gives it back. Without a key Datasette sorts so by itself, and with
    a key of several columns it can only sort by them.
    """
    made: Metadata = {
        "title": table.title,
        "description": table.description,
        "columns": {name: f"{column.description} ({column.unit})" for name, column in table.columns.items()},
        "size": PAGE_ROWS,
        "facets": list(table.facets),
        "hidden": table.is_hidden,
    }
    if table.name in SINGLE_KEYS:
        made |= {"sort": "rowid", "sortable_columns": ["rowid", *table.columns]}
    return made | ({"label_column": table.label} if table.label else {})


def _query(query: Query) -> Metadata:
    explained = " ".join(f":{each.name} — {each.label}. {each.explanation}" for each in query.parameters)
    return {
        "sql": query.sql.strip(),
        "title": query.title,
        "description": f"{query.description} {explained}".strip(),
        "params": [parameter.name for parameter in query.parameters],
    }
