"""What a study says in the rulebook's own words, and which version of it was played."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rules_db.build import read_library
from rules_db.docs import RULEBOOKS, load_book_of
from rules_db.model import Library


@dataclass(frozen=True, slots=True)
class Book:
    """The title of a rulebook, a digest of its rules, and what its settings mean by their names.

    Without the rulebook there are only names: `version` is '' then.
    """

    title: str
    version: str = ""
    meanings: Mapping[str, str] = field(default_factory=dict)

    def means(self, setting: str) -> str:
        return self.meanings.get(setting, setting)


def load_book(docs: Path, game: str) -> Book:
    """The rulebook of a game as the docs folder has it, whatever else is wrong with it there."""
    if not (docs / RULEBOOKS / game).is_dir():
        return Book(game)
    library, _ = read_library(load_book_of(docs, f"{game}-")[0])
    titles = {str(book.id): book.short_title for book in library.rulebooks}
    meanings = {each.key: each.meaning for each in library.settings if each.rulebook == game}
    return Book(titles.get(game, game), rules_version(library, game), meanings)


def rules_version(library: Library, game: str) -> str:
    """A short digest of what the rulebook says: its rules, what its rulings decide, and the numbers that these set."""
    said = [
        *((rule.number, rule.text) for rule in library.rules if rule.rulebook == game),
        *((ruling.number, ruling.decision) for ruling in library.rulings if ruling.rulebook == game),
        *((setting.key, setting.default) for setting in library.settings if setting.rulebook == game),
    ]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:12]
