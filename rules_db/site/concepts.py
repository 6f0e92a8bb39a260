"""The page that lays the same idea side by side: each name leads to its glossary."""

from xml.etree.ElementTree import Element

from rules_db.model import ConceptTerm, Library, RulebookId
from rules_db.site.elements import element
from rules_db.site.links import PageLinks
from rules_db.site.tables import NO_EQUIVALENT


def concepts_page(root: Element, links: PageLinks) -> None:
    """Link the names in the page's tables; columns of rulebooks that are not here lose nothing."""
    rows = iter(links.view.library.concepts)
    for number, child in enumerate(list(root)):
        if child.tag != "table":
            continue
        keys = _head(child, links)
        for row in child.iterfind("tbody/tr"):
            concept = next(rows, None)
            if concept is not None:
                _link_row(row, keys, {each.rulebook: each for each in concept.terms}, links)
                row.set("id", f"concept-{concept.id}")
        root[number] = element("div", {"class": "rule__scroll concepts"}, child)


def _head(table: Element, links: PageLinks) -> list[str]:
    keys = [(cell.text or "").strip() for cell in table.iter("th")]
    for cell, key in zip(table.iter("th"), keys, strict=True):
        cell.set("scope", "col")
        book = links.view.books.get(RulebookId(key))
        if book:
            cell.text = ""
            cell.append(element("a", {"href": links.href(book.place.file)}, book.short_title))
    return keys


def _link_row(row: Element, keys: list[str], terms: dict[str, ConceptTerm], links: PageLinks) -> None:
    for cell, key in zip(row, keys, strict=True):
        if (cell.text or "").strip().lower() == NO_EQUIVALENT:
            cell.set("class", "cell--none")
        named = terms.get(key)
        if named and named.term:
            cell.text = ""
            cell.append(links.to(links.view.targets[named.term], named.name))


def has_concepts(library: Library) -> bool:
    return bool(library.concepts)
