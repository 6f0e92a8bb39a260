"""The overview of a rulebook: its written text, the facts about it, and a way to each of its pages."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from rules_db.model import PageRole, Rulebook
from rules_db.site.counts import BookCounts, count_book
from rules_db.site.elements import Content, definition_list, element
from rules_db.site.generated import GeneratedKind
from rules_db.site.links import PageLinks
from rules_db.site.plain import counted
from rules_db.site.prose import link_prose

_NUMBERING_TITLE = "How the numbers work"


def overview_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Put the facts and the cards after the first paragraph, which is the summary."""
    numbering = next((each for each in root if (each.text or "").strip() == _NUMBERING_TITLE), None)
    if numbering is not None:
        numbering.set("id", f"{book.id}-numbering")
    link_prose(root, links, set())
    summary = next((place for place, each in enumerate(root) if each.tag == "p"), None)
    if summary is not None:
        root[summary].set("class", "lead")
    place = 1 if summary is None else summary + 1
    counts = count_book(links.view.library, book)
    root.insert(place, _cards(book, counts, links))
    root.insert(place + 1, _facts(book, counts, numbering is not None))


def _facts(book: Rulebook, counts: BookCounts, has_numbering: bool) -> Element:
    title: Content = book.source_title
    if book.source_url:
        title = element("a", {"href": book.source_url}, book.source_title)
    numbers: list[Content] = [element("a", {"href": f"#{book.id}-numbering"}, "how they work")] * has_numbering
    if counts.deviations:
        numbers += [f"{', ' if numbers else ''}{counted(counts.deviations, 'declared departure')} from counting upwards"]
    rows: list[tuple[str, Iterable[Content]]] = [
        ("Restates", [title]),
        ("By", [book.attribution]),
        ("Edition", [book.version]),
        ("Dated", [book.source_date] if book.source_date and book.source_date != book.version else []),
        ("Holds", [counts.said]),
        ("Numbers", numbers),
    ]
    return element("div", {"class": "facts"}, definition_list(rows))


def _cards(book: Rulebook, counts: BookCounts, links: PageLinks) -> Element:
    folder = f"rulebooks/{book.id}"
    pages = {page.role: page.file for page in links.view.pages_of[book.id]}
    cards = [
        (f"{folder}/{GeneratedKind.CONTENTS}.md", "Contents", counted(counts.rules, "rule")),
        (pages.get(PageRole.GLOSSARY), "Glossary", counted(counts.terms, "term")),
        (f"{folder}/{GeneratedKind.RULINGS}.md", "Rulings", counted(counts.rulings, "decision")),
        (pages.get(PageRole.FINDINGS), "Findings", counted(counts.findings, "finding")),
        (f"{folder}/{GeneratedKind.GRAPH}.md", "Graph", counted(counts.references, "reference")),
    ]
    items = [_card(links.href(file), title, note) for file, title, note in cards if file]
    return element("nav", {"class": "cards", "aria-label": "Pages of this rulebook"}, element("ul", {}, *items))


def _card(href: str, title: str, note: str) -> Element:
    link = element(
        "a",
        {"class": "card", "href": href},
        element("span", {"class": "card__title"}, title),
        " ",
        element("span", {"class": "card__note"}, note),
    )
    return element("li", {}, link)
