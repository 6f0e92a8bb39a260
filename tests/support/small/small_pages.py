"""Pages for the tests of the site: converted by the extension alone, without MkDocs, and read back as trees."""

from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

import markdown

from rules_db.build import read_library
from rules_db.model import Library
from rules_db.parse import Files
from rules_db.site.examples.late import late_files
from rules_db.site.extension import RulesExtension
from rules_db.site.html.elements import Html
from rules_db.site.html.links import PageLinks
from rules_db.site.kept import Kept
from rules_db.site.view.library import LibraryView

VOID = ("br", "hr", "img", "input", "link", "meta", "source")

OVERVIEW = """---
rulebook: {key}
page: overview
title: The {key} Game
short_title: {key}
order: {order}
version: "1"
source:
  title: The {key} Rules
  file: {key}.txt
  reader: outline
  attribution: Nobody
---

# The {key} Game

A game for tests.
"""


def rulebook(key: str, order: int = 1, **pages: str) -> dict[str, str]:
    """The files of a rulebook by their path: an overview, and `pages` with their front matter left to this function.

    A page is named glossary, findings, or after its chapter: `c1` is chapter 1.
    """
    files = {f"rulebooks/{key}/index.md": OVERVIEW.format(key=key, order=order)}
    for name, text in pages.items():
        role = f"page: {name}" if name in ("glossary", "findings", "background") else f"chapter: {name[1:]}"
        files[f"rulebooks/{key}/{name}.md"] = f"---\nrulebook: {key}\n{role}\n---\n\n{text}"
    return files


def extension_for(files: Files) -> RulesExtension:
    """The extension for the library that the files make, mistakes in them notwithstanding."""
    return extension_of(read_library(files)[0])


def extension_of(library: Library, docs: Path = Path("docs")) -> RulesExtension:
    """The extension for a library, of which nothing is kept."""
    return RulesExtension(LibraryView(library), docs, Html(), Kept())


def convert(extension: RulesExtension, file: str, text: str) -> Element:
    """The tree of a page; the front matter, which MkDocs takes away, is taken away here."""
    body = text.split("---\n", 2)[2] if text.startswith("---\n") else text
    extension.open(file, len(text.splitlines()) - len(body.splitlines()))
    html = markdown.markdown(body, extensions=["admonition", "fenced_code", "tables", "toc", extension])
    return parse_html(html)


def convert_open(extension: RulesExtension, file: str, text: str) -> Element:
    """The tree of a page whose folds hold what they load when they are opened."""
    page = convert(extension, file, text)
    view = extension.view
    for part in late_files(view.pages[file], PageLinks(view, file)):
        for each in part.rules:
            (fold,) = by_class(by_id(page, each.rule.id), "rule__examples")
            fold[1:] = parse_html(each.body)
    return page


def page_of(files: Mapping[str, str], file: str) -> Element:
    """The tree of a written page of a library."""
    return convert(extension_for(files), file, files[file])


def generated_page(files: Mapping[str, str], file: str) -> Element:
    """The tree of a page that is made from the library."""
    extension = extension_for(files)
    return convert(extension, file, extension.generated[file].markdown)


def parse_html(html: str) -> Element:
    """The tree of some HTML under a root element `page`."""
    parser = _TreeParser()
    parser.feed(html)
    parser.close()
    return parser.root


def words(element: Element | None) -> str:
    """The text of an element and all below it, with single spaces."""
    assert element is not None
    return " ".join("".join(element.itertext()).split())


def links(element: Element | None) -> list[tuple[str, str]]:
    """(text, address) of each link in an element."""
    assert element is not None
    return [(words(link), link.get("href", "")) for link in element.iter("a")]


def by_id(page: Element, identity: str) -> Element:
    """The one element with an id."""
    (found,) = page.iterfind(f".//*[@id='{identity}']")
    return found


def by_class(page: Element, class_: str) -> list[Element]:
    """The elements that have a class, in the order of the page."""
    return [each for each in page.iter() if class_ in each.get("class", "").split()]


def described(page: Element) -> dict[str, str]:
    """The names and values of the first description list in an element."""
    found = page.find(".//dl")
    assert found is not None
    return {words(name): words(value) for name, value in zip(found.iter("dt"), found.iter("dd"), strict=True)}


class _TreeParser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("page")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = SubElement(self.open[-1], tag, {name: value or "" for name, value in attrs})
        if tag not in VOID:
            self.open.append(made)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        parent = self.open[-1]
        if len(parent):
            parent[-1].tail = (parent[-1].tail or "") + data
        else:
            parent.text = (parent.text or "") + data
