"""What a cell of a table or of a query's result shows: texts as Markdown, ids as links, lists as tables."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from markupsafe import Markup, escape

from rules_db.explorer.addresses import Addresses, Thing, things_of
from rules_db.explorer.describe import TABLES, Unit
from rules_db.explorer.limits import LONGEST_RENDERED_CHARACTERS
from rules_db.explorer.text import TextRenderer
from rules_db.lookup import Mentions, targets_of
from rules_db.model import Library
from rules_db.store.schema import TABLES as SCHEMA

Row = Mapping[str, Any]

UNITS = {(table.name, name): column.unit for table in TABLES for name, column in table.columns.items()}
# In a query's result a name alone says what a column holds.
NAMED_UNITS = {name: unit for (_, name), unit in UNITS.items() if unit in (Unit.MARKDOWN, Unit.SITE)}
KEYS = {(spec.name, spec.pk) for spec in SCHEMA if isinstance(spec.pk, str)}
RULEBOOK_NAMES = ("rulebook", "game")
FOREIGN_KEYS = {(spec.name, column): other for spec in SCHEMA for column, other, _ in spec.foreign_keys}


class CellRenderer:
    """Renders the cells of one library's database."""

    def __init__(self, library: Library, addresses: Addresses) -> None:
        self._things = things_of(library)
        self._addresses = addresses
        self._text = TextRenderer(Mentions(library, targets_of(library)), addresses.on_site)
        self._by_unit: dict[Unit, Callable[[str, Row], Markup | None]] = {
            Unit.MARKDOWN: lambda value, row: self._text.html(value, self._rulebook(row)),
            Unit.GHERKIN: lambda value, row: Markup('<pre tabindex="0">{}</pre>').format(value),
            Unit.JSON: self._json,
            Unit.IDS: lambda value, row: self._ids(value.split(", ")),
            Unit.SITE: lambda value, row: self._site_address(value),
            Unit.FLAG: lambda value, row: Markup("yes" if value == "1" else "no"),
        }

    def cell(self, table: str | None, column: str, value: object, row: Row) -> Markup | None:
        """The HTML of a cell, None where the value stands as it is. `table` is None in the result of a query."""
        value = _plain(value)
        if value is None or value == "" or isinstance(value, bytes) or len(str(value)) > LONGEST_RENDERED_CHARACTERS:
            return None
        if table is None:
            return self._result_cell(column, str(value), row)
        if (table, column) in FOREIGN_KEYS:
            return self._key(FOREIGN_KEYS[table, column], str(value))
        if (table, column) in KEYS:
            return Markup("{}{}").format(value, self.site_link(str(value)))
        render = self._by_unit.get(UNITS.get((table, column), Unit.TEXT))
        return render(str(value), row) if render else None

    def keys(self, table: str) -> list[str]:
        """The ids of everything in a table that has a place of its own."""
        return [thing.id for thing in self._things.values() if thing.table == table]

    def place(self, identity: str) -> str:
        """The address of a thing on the site; '' for an id that has none there."""
        thing = self._things.get(identity)
        return self._addresses.on_site(thing.url) if thing else ""

    def site_link(self, identity: str) -> Markup:
        """A small link to a thing's place on the site; '' for an id that has none there."""
        place = self.place(identity)
        if not place:
            return Markup("")
        said = f"Read {identity} on the site"
        return Markup('<a class="to-site" href="{}" title="{}" aria-label="{}">↗</a>').format(place, said, said)

    def _result_cell(self, column: str, value: str, row: Row) -> Markup | None:
        thing = self._things.get(value)
        if thing and (thing.table != "rulebooks" or column in RULEBOOK_NAMES):
            return self._linked(thing)
        if value.partition(", ")[0] in self._things:
            return self._ids(value.split(", "))
        render = self._by_unit.get(NAMED_UNITS.get(column, Unit.TEXT))
        return render(value, row) if render else None

    def _key(self, table: str, value: str) -> Markup:
        thing = self._things.get(value)
        if thing and thing.table == table:
            return self._linked(thing)
        return _link(self._addresses.row(table, value), value)

    def _linked(self, thing: Thing) -> Markup:
        row = _link(self._addresses.row(thing.table, thing.id), thing.label, thing.id)
        return Markup('<span class="id">{}{}</span>').format(row, self.site_link(thing.id))

    def _ids(self, identities: Iterable[str]) -> Markup:
        shown = [self._linked(self._things[each]) if each in self._things else escape(each) for each in identities]
        return Markup("<br>").join(shown)

    def _site_address(self, url: str) -> Markup | None:
        return _link(self._addresses.on_site(url), url) if url.startswith("rulebooks/") else None

    def _json(self, value: str, row: Row) -> Markup | None:
        """A list as a line, a list of lists as a table; anything else as it is stored."""
        try:
            items = json.loads(value)
        except ValueError:
            return None
        if not isinstance(items, list):
            return None
        if not all(isinstance(item, list) for item in items):
            return Markup(" · ").join(map(str, items))
        rulebook = self._rulebook(row)
        header = json.loads(row["header"]) if "header" in row.keys() else []  # noqa: SIM118 - rows iterate values
        return _table(header, [[self._text.html(str(cell), rulebook) for cell in item] for item in items])

    def _rulebook(self, row: Row) -> str:
        """The rulebook that a row speaks for: its own, or that of the first id in it; '' where it has none."""
        values = {name: str(_plain(row[name])) for name in row.keys()}  # noqa: SIM118 - rows iterate values
        for name in RULEBOOK_NAMES:
            if name in values:
                return values[name]
        found = (self._things[value].rulebook for value in values.values() if value in self._things)
        return next(found, "")


def _plain(value: object) -> object:
    """The value itself where Datasette has put a label beside it."""
    return value["value"] if isinstance(value, Mapping) else value


def _link(href: str, text: str, title: str = "") -> Markup:
    titled = Markup(' title="{}"').format(title) if title and title != text else Markup("")
    return Markup('<a href="{}"{}>{}</a>').format(href, titled, text)


def _table(header: list[str], rows: list[list[Markup]]) -> Markup:
    head = Markup("").join(Markup("<th>{}</th>").format(name) for name in header)
    lines = (Markup("").join(Markup("<td>{}</td>").format(cell) for cell in row) for row in rows)
    body = Markup("").join(Markup("<tr>{}</tr>").format(line) for line in lines)
    return Markup('<table class="inner"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>').format(head, body)
