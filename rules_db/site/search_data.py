"""The data that search and previews load in the browser: one script a rulebook, named after its content."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from rules_db.model import Rulebook
from rules_db.site.library_view import LibraryView
from rules_db.site.plain import plain_text
from rules_db.store.rows import search_words

FOLDER = "assets/rules/data"
Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class DataFile:
    """A rulebook's data as it is written to `path`, relative to the root of the site."""

    book: Rulebook
    rules: int
    path: str
    content: str


def data_files(view: LibraryView) -> tuple[DataFile, ...]:
    """The data of every rulebook, in order; the same library gives the same files."""
    words = search_words(view.library)
    return tuple(_data_file(book, view, words) for book in view.library.rulebooks)


def _data_file(book: Rulebook, view: LibraryView, words: dict[str, list[str]]) -> DataFile:
    library = view.library
    rules = list(library.rules_of(book.id))
    data: Entry = {
        "key": book.id,
        "title": book.short_title,
        "rules": [
            {
                "id": rule.id,
                "n": rule.id.removeprefix(f"{book.id}-"),
                "h": rule.heading,
                "k": "withdrawn" if rule.is_withdrawn else str(rule.kind),
                "t": plain_text(rule.text),
                "a": ", ".join(words[rule.id]),
                "u": rule.url,
            }
            for rule in rules
        ],
        "terms": [
            {
                "id": term.id,
                "n": term.name,
                "a": ", ".join((*term.aliases, *term.search_aliases)),
                "t": plain_text(term.definition),
                "u": term.url,
            }
            for term in library.terms
            if term.rulebook == book.id
        ],
        "rulings": [
            {
                "id": ruling.id,
                "n": ruling.number,
                "h": plain_text(ruling.title),
                "t": plain_text(ruling.decision),
                "u": ruling.url,
            }
            for ruling in library.rulings
            if ruling.rulebook == book.id
        ],
        "sections": [
            {"id": section.id, "n": section.number, "t": section.title, "u": section.url}
            for section in library.sections
            if section.rulebook == book.id
        ],
        "findings": [
            {"id": each.id, "n": each.number, "h": plain_text(each.title), "t": plain_text(each.text), "u": each.url}
            for each in library.findings
            if each.rulebook == book.id
        ],
    }
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    content = f"RulesDb.add({written});\n"
    digest = hashlib.sha256(content.encode()).hexdigest()[:8]
    return DataFile(book, len(rules), f"{FOLDER}/{book.id}.{digest}.js", content)
