"""Where things are: their row in the explorer, and their place on the site one level above it."""

from collections.abc import Callable
from dataclasses import dataclass

from rules_db.model import Example, Library


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
class Target:
    """What an id stands for. `label` is how a reader who sees the rulebook's name beside it would call it."""

    id: str
    table: str
    label: str
    rulebook: str
    url: str


def targets(library: Library) -> dict[str, Target]:
    """Everything that has an id of its own on the site, by that id."""
    pages = {rule.id: rule.url.partition("#")[0] for rule in library.rules}
    found = [
        *(Target(b.id, "rulebooks", b.short_title, b.id, f"rulebooks/{b.id}/index.html") for b in library.rulebooks),
        *(Target(s.id, "sections", f"{s.number} {s.title}", s.rulebook, s.url) for s in library.sections),
        *(Target(r.id, "rules", r.id, r.rulebook, r.url) for r in library.rules),
        *(Target(t.id, "terms", t.name, t.rulebook, t.url) for t in library.terms),
        *(Target(r.id, "rulings", f"{r.number} {r.title}", r.rulebook, r.url) for r in library.rulings),
        *(Target(f.id, "findings", f"{f.number} {f.title}", f.rulebook, f.url) for f in library.findings),
        *(Target(e.id, "examples", _called(e), e.rulebook, f"{pages[e.rule]}#{e.id}") for e in library.examples),
    ]
    return {target.id: target for target in found}


def _called(example: Example) -> str:
    return f"{example.id.removeprefix(f'{example.rulebook}-')} {example.title}"
