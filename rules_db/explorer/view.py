"""What the pages of the explorer are made from, gathered once when it starts."""

from collections.abc import Callable
from dataclasses import dataclass

from rules_db.explorer.addresses import Addresses
from rules_db.explorer.cells import CellRenderer
from rules_db.explorer.describe import TABLES, DescribedTable
from rules_db.explorer.forms import Form, make_forms
from rules_db.explorer.meant import nearest_keys
from rules_db.explorer.metadata import Metadata, metadata
from rules_db.explorer.queries import TOPICS, queries_of
from rules_db.explorer.query import Topic
from rules_db.model import Library


@dataclass(frozen=True, slots=True)
class View:
    """One library as the explorer shows it; templates see it as `view`."""

    addresses: Addresses
    cells: CellRenderer
    topics: tuple[Topic, ...]
    forms: dict[str, Form]
    tables: dict[str, DescribedTable]
    metadata: Metadata
    rule_count: int
    titles: dict[str, str]

    def nearest(self, table: str, key: str) -> list[str]:
        """The keys of a table next to one that it has not."""
        return nearest_keys(key, self.cells.keys(table), self.titles)


def make_view(library: Library, base_url: str, database: str, encode: Callable[[str], str]) -> View:
    """The view of a library stored under that name; `encode` turns a key into a part of a path."""
    addresses = Addresses(base_url, database, encode)
    return View(
        addresses=addresses,
        cells=CellRenderer(library, addresses),
        topics=TOPICS,
        forms=make_forms(library),
        tables={table.name: table for table in TABLES},
        metadata=metadata(TABLES, queries_of(library.rulebooks), addresses),
        rule_count=len(library.rules),
        titles={str(book.id): book.short_title for book in library.rulebooks},
    )
