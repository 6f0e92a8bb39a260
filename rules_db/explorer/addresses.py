"""Where things are: their row in the explorer, and their place on the site one level above it."""

from collections.abc import Callable
from dataclasses import dataclass

from rules_db.lookup import Target, example_urls, overview_url, targets_of
from rules_db.model import Example, Finding, Library, Rule, Ruling, Section, Term


@dataclass(frozen=True, slots=True)
class Addresses:
    """Addresses within one origin. `base` is where the explorer is mounted, with a slash at both ends.

    `encode` turns a key into a part of a path. Nothing is above /: an explorer there looks for the site at / too.
    """

    base: str
    database: str
    encode: Callable[[str], str]

    @property
    def site(self) -> str:
        """The site's own root, with a slash at its end."""
        return self.base.rstrip("/").rpartition("/")[0] + "/"

    @property
    def database_page(self) -> str:
        """The page of all tables, where SQL is written."""
        return f"{self.base}{self.encode(self.database)}"

    def on_site(self, url: str) -> str:
        """The address of a place on the site, given as it is stored: relative to the site's root."""
        return self.site + url

    def table(self, name: str) -> str:
        """The address of a table, or of a query."""
        return f"{self.database_page}/{self.encode(name)}"

    def row(self, table: str, key: str) -> str:
        """The address of the row with that key, in a table with a key of one column."""
        return f"{self.table(table)}/{self.encode(key)}"


@dataclass(frozen=True, slots=True)
class Thing:
    """What an id stands for. `label` is how a reader who sees the rulebook's name beside it would call it."""

    id: str
    table: str
    label: str
    rulebook: str
    url: str


def things_of(library: Library) -> dict[str, Thing]:
    """Everything that has an id of its own on the site, by that id."""
    urls = example_urls(library)
    things = [
        *(Thing(each.id, "rulebooks", each.short_title, each.id, overview_url(each)) for each in library.rulebooks),
        *(Thing(each.id, *_named(each), each.rulebook, each.url) for each in targets_of(library).values()),
        *(Thing(each.id, "examples", _called(each), each.rulebook, urls[each.id]) for each in library.examples),
        *(Thing(each.id, "plain_examples", each.id, each.rulebook, each.url) for each in library.plain_examples),
    ]
    return {thing.id: thing for thing in things}


def _named(target: Target) -> tuple[str, str]:
    """The table of a target, and its label."""
    match target:
        case Section():
            return "sections", f"{target.number} {target.title}"
        case Rule():
            return "rules", target.id
        case Term():
            return "terms", target.name
        case Ruling():
            return "rulings", f"{target.number} {target.title}"
        case Finding():
            return "findings", f"{target.number} {target.title}"


def _called(example: Example) -> str:
    return f"{example.id.removeprefix(f'{example.rulebook}-')} {example.title}"
