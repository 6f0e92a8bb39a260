"""The navigation, read off the library: a rulebook more is only a folder more."""

from collections.abc import Iterable
from itertools import pairwise
from pathlib import PurePosixPath
from typing import Any

from mkdocs.structure.files import Files

from rules_db.engine.engines import engine_keys
from rules_db.model import Library, PageRole, Rulebook
from rules_db.site.view.generated import GeneratedKind, GeneratedPage, has_combat
from rules_db.site.view.levels import book_levels

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


def join_pictures(generated: Iterable[GeneratedPage], files: Files) -> None:
    """Put the pictures, which the navigation does not list, under their rulebook, and the chapters' in a row."""
    pages = {file.src_uri: file.page for file in files.documentation_pages() if file.page}
    pictures = [each for each in generated if each.kind is GeneratedKind.PICTURE]
    for each in pictures:
        graph = pages[f"rulebooks/{each.book.id}/{GeneratedKind.GRAPH}.md"]
        pages[each.file].title, pages[each.file].parent = each.title, graph.parent
    for one, other in pairwise(pictures):
        if one.book == other.book:
            pages[one.file].next_page, pages[other.file].previous_page = pages[other.file], pages[one.file]


def part_rulebooks(files: Files) -> None:
    """Have the way from page to page end where a rulebook does: what follows is another game, or no rulebook."""
    for page in (file.page for file in files.documentation_pages() if file.page):
        follower = page.next_page
        if follower and PurePosixPath(follower.file.src_uri).parent != PurePosixPath(page.file.src_uri).parent:
            follower.previous_page = page.next_page = None


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
    if book.id in engine_keys():
        items.append({"Play": f"{folder}/{GeneratedKind.PLAY}.md"})
    if has_combat(book):
        items.append({"Combat": f"{folder}/{GeneratedKind.COMBAT}.md"})
    if book.id in book_levels(library):
        items.append({"Proof": f"{folder}/{GeneratedKind.PROOF}.md"})
    return items
