"""Addresses that the pages lead to and that no Markdown holds."""

from collections.abc import Iterator

from rules_db.errors import Problem
from rules_db.model import Library
from rules_db.parse.urls import may_lead


def check_addresses(library: Library) -> Iterator[Problem]:
    """Sources whose address is none that a page may lead to."""
    for book in library.rulebooks:
        if not may_lead(book.source_url):
            what = f"the source's url {book.source_url!r} may not be followed"
            yield Problem(book.place.file, book.place.line, what, "write an address that begins with https://")
