"""The overview of a rulebook: its written text, the facts about it, and a way to each of its pages."""

from xml.etree.ElementTree import Element

from markdown.util import AtomicString

from rules_db.engine.engines import engine_keys
from rules_db.model import PageRole, Rulebook
from rules_db.parse.urls import may_lead
from rules_db.site.html.elements import Html, description_list, element, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.html.prose import link_prose
from rules_db.site.view.counts import BookCounts
from rules_db.site.view.generated import GeneratedKind, has_combat
from rules_db.site.view.plain import counted

_NUMBERING_TITLE = "How the numbers work"
_CARDS = {"class": "cards", "aria-label": "Pages of this rulebook"}


def overview_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Put the facts and the cards after the first paragraph, which is the summary."""
    numbering = next((each for each in root if (each.text or "").strip() == _NUMBERING_TITLE), None)
    if numbering is not None:
        numbering.set("id", _numbering_anchor(book))
    _link_titles(root, book, links)
    link_prose(root, links, set())
    summary = next((place for place, each in enumerate(root) if each.tag == "p"), None)
    if summary is not None:
        root[summary].set("class", "lead")
    place = 1 if summary is None else summary + 1
    counts = links.view.counts[book.id]
    root.insert(place, element("nav", _CARDS, links.mark(_cards(book, counts, links))))
    root.insert(place + 1, element("div", {"class": "facts"}, links.mark(_facts(book, counts, numbering is not None))))


def _link_titles(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Link the cells of written tables that hold a page's title."""
    files = {page.title: page.file for page in links.view.pages_of[book.id]}
    for cell in root.iter("td"):
        title = (cell.text or "").strip()
        if title in files:
            cell.text = AtomicString(links.mark(html('<a href="{}">{}</a>', links.href(files[title]), title)))


def _facts(book: Rulebook, counts: BookCounts, has_numbering: bool) -> Html:
    source = book.source_title
    if book.source_url and may_lead(book.source_url):
        source = html('<a href="{}">{}</a>', book.source_url, source)
    numbers: list[str] = [html('<a href="#{}">how they work</a>', _numbering_anchor(book))] if has_numbering else []
    if counts.deviations:
        numbers.append(f"{counted(counts.deviations, 'declared departure')} from counting upwards")
    return description_list(
        [
            ("Restates", source),
            ("By", book.attribution),
            ("Edition", book.version),
            ("Dated", book.source_date if book.source_date != book.version else ""),
            ("Holds", counts.said),
            ("Numbers", joined(numbers, ", ")),
        ]
    )


def _numbering_anchor(book: Rulebook) -> str:
    return f"{book.id}-numbering"


def _cards(book: Rulebook, counts: BookCounts, links: PageLinks) -> Html:
    folder = f"rulebooks/{book.id}"
    pages = {page.role: page.file for page in links.view.pages_of[book.id]}
    cards = [
        (f"{folder}/{GeneratedKind.CONTENTS}.md", "Contents", counted(counts.rules, "rule")),
        (pages.get(PageRole.GLOSSARY), "Glossary", counted(counts.terms, "term")),
        (f"{folder}/{GeneratedKind.RULINGS}.md", "Rulings", counted(counts.rulings, "decision")),
        (pages.get(PageRole.FINDINGS), "Findings", counted(counts.findings, "finding")),
        (f"{folder}/{GeneratedKind.GRAPH}.md", "Graph", counted(counts.references, "reference")),
    ]
    if book.id in engine_keys():
        cards.append((f"{folder}/{GeneratedKind.PLAY}.md", "Play", "against a program, or a friend"))
    if has_combat(book):
        cards.append((f"{folder}/{GeneratedKind.COMBAT}.md", "Combat", "what comes of an attack"))
    if levels := links.view.levels.get(book.id):
        cards.append(
            (f"{folder}/{GeneratedKind.PROOF}.md", "Proof", f"{levels.total.proved} of {levels.total.checkable} rules")
        )
    form = (
        '<li><a class="card" href="{}"><span class="card__title">{}</span>'
        ' <span class="card__note">{}</span></a></li>\n'
    )
    items = joined(html(form, links.href(file), title, note) for file, title, note in cards if file)
    return html("<ul>\n{}</ul>\n", items)
