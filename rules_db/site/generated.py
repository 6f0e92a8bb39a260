"""The pages that nobody writes: each rulebook has one of every kind, filled from the library; proof needs an engine."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules_db.model import Library, Rulebook
from rules_db.site.levels import book_levels


class GeneratedKind(StrEnum):
    CONTENTS = "contents"
    RULINGS = "rulings"
    GRAPH = "graph"
    PROOF = "proof"


@dataclass(frozen=True, slots=True)
class GeneratedPage:
    """One generated page; `file` is where its Markdown would stand in the docs folder."""

    file: str
    kind: GeneratedKind
    book: Rulebook

    @property
    def title(self) -> str:
        return self.kind.capitalize()

    @property
    def markdown(self) -> str:
        """What MkDocs reads; the extension fills in the rest."""
        return f"---\nrulebook: {self.book.id}\npage: {self.kind}\n---\n\n# {self.title}\n"


def generated_pages(library: Library) -> dict[str, GeneratedPage]:
    """Every generated page by its file; a written file of the same name takes its place."""
    written = {page.file for page in library.pages}
    return {page.file: page for page in _all_pages(library) if page.file not in written}


def _all_pages(library: Library) -> Iterator[GeneratedPage]:
    proved = book_levels(library)
    for book in library.rulebooks:
        for kind in GeneratedKind:
            if kind is GeneratedKind.PROOF and book.id not in proved:
                continue
            yield GeneratedPage(f"rulebooks/{book.id}/{kind}.md", kind, book)
