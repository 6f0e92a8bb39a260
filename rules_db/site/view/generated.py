"""The pages that nobody writes, filled from the library: some for each rulebook, and a picture for each chapter."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.model import Library, Page, PageRole, Rulebook
from rules_db.site.view.levels import book_levels


class GeneratedKind(StrEnum):
    CONTENTS = "contents"
    RULINGS = "rulings"
    GRAPH = "graph"
    PLAY = "play"
    COMBAT = "combat"
    PROOF = "proof"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True)
class GeneratedPage:
    """One generated page; `file` is where its Markdown would stand in the docs folder.

    A picture has the chapter that it shows; the other kinds are about a whole rulebook.
    """

    file: str
    kind: GeneratedKind
    book: Rulebook
    chapter: Page | None

    @property
    def title(self) -> str:
        return f"{self.chapter.title}: picture of its references" if self.chapter else self.kind.capitalize()

    @property
    def markdown(self) -> str:
        """What MkDocs reads; the extension fills in the rest."""
        return f"---\nrulebook: {self.book.id}\npage: {self.kind}\n---\n\n# {self.title}\n"


def generated_pages(library: Library) -> dict[str, GeneratedPage]:
    """Every generated page by its file; a written file of the same name takes its place."""
    written = {page.file for page in library.pages}
    return {page.file: page for page in _all_pages(library) if page.file not in written}


def picture_file(chapter: Page) -> str:
    """The file of the page that shows a chapter's picture."""
    folder, _, name = chapter.file.rpartition("/")
    return f"{folder}/{GeneratedKind.PICTURE}-{name}"


def has_combat(book: Rulebook) -> bool:
    """Whether the game of a rulebook can be asked what comes of an attack."""
    return book.id in engine_keys() and load_engine(book.id).combat is not None


def _all_pages(library: Library) -> Iterator[GeneratedPage]:
    proved = book_levels(library)
    for book in library.rulebooks:
        kinds = [GeneratedKind.CONTENTS, GeneratedKind.RULINGS, GeneratedKind.GRAPH]
        if book.id in engine_keys():
            kinds.append(GeneratedKind.PLAY)
        if has_combat(book):
            kinds.append(GeneratedKind.COMBAT)
        if book.id in proved:  # Proof needs an engine.
            kinds.append(GeneratedKind.PROOF)
        for kind in kinds:
            yield GeneratedPage(f"rulebooks/{book.id}/{kind}.md", kind, book, None)
        for page in library.pages:
            if page.rulebook == book.id and page.role is PageRole.CHAPTER:
                yield GeneratedPage(picture_file(page), GeneratedKind.PICTURE, book, page)
