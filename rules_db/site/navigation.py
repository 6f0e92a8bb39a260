"""The navigation, read off the library: a rulebook more is only a folder more."""

from collections.abc import Iterable
from typing import Any

from rules_db.model import Library, PageRole, Rulebook
from rules_db.site.generated import GeneratedKind
from rules_db.site.levels import book_levels

HOME, CONCEPTS = "index.md", "concepts.md"
NavItem = dict[str, Any]


def navigation(library: Library, other_files: Iterable[str]) -> list[NavItem]:
    """Home, a tab a rulebook, the concepts, and the files at the top of the docs folder under About."""
    others = sorted(set(other_files))
    nav: list[NavItem] = [{"Home": HOME}]
    nav += [{book.short_title: _rulebook(library, book)} for book in library.rulebooks]
    if CONCEPTS in others:
        nav.append({"Concepts": CONCEPTS})
    about = [file for file in others if file not in (HOME, CONCEPTS)]
    return [*nav, {"About": about}] if about else nav


def _rulebook(library: Library, book: Rulebook) -> list[NavItem]:
    pages = [page for page in library.pages if page.rulebook == book.id]
    files = {page.role: page.file for page in pages}
    folder = f"rulebooks/{book.id}"
    items: list[NavItem] = [{"Overview": files[PageRole.OVERVIEW]}]
    items.append({"Contents": f"{folder}/{GeneratedKind.CONTENTS}.md"})
    items += [{page.title: page.file} for page in pages if page.role is PageRole.CHAPTER]
    items += [{page.title: page.file} for page in pages if page.role is PageRole.BACKGROUND]
    if PageRole.GLOSSARY in files:
        items.append({"Glossary": files[PageRole.GLOSSARY]})
    items.append({"Rulings": f"{folder}/{GeneratedKind.RULINGS}.md"})
    if PageRole.FINDINGS in files:
        items.append({"Findings": files[PageRole.FINDINGS]})
    items.append({"Graph": f"{folder}/{GeneratedKind.GRAPH}.md"})
    if book.id in book_levels(library):
        items.append({"Proof": f"{folder}/{GeneratedKind.PROOF}.md"})
    return items
