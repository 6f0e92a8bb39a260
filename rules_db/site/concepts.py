"""The page that lays the same idea side by side: each name leads to its glossary."""

from xml.etree.ElementTree import Element

from rules_db.model import ConceptTerm, RulebookId
from rules_db.site.elements import element
from rules_db.site.links import PageLinks
from rules_db.site.tables import NO_EQUIVALENT


def concepts_page(root: Element, links: PageLinks) -> None:
    """Link the names in the page's tables, and leave out the columns of rulebooks that are not here."""
    concepts = iter(links.view.library.concepts)
    for place, child in enumerate(list(root)):
        if child.tag != "table":
            continue
        keys = [(cell.text or "").strip() for cell in child.iter("th")]
        for row in child.iter("tr"):
            concept = next(concepts, None) if row.find("td") is not None else None
            if concept:
                row.set("id", f"concept-{concept.id}")
            names = {each.rulebook: each for each in concept.terms} if concept else {}
            for cell, key in list(zip(row, keys, strict=True))[1:]:
                _fill(cell, key, names.get(key), links) if key in links.view.books else row.remove(cell)
        root[place] = element("div", {"class": "rule__scroll concepts"}, child)


def _fill(cell: Element, key: str, named: ConceptTerm | None, links: PageLinks) -> None:
    if cell.tag == "th":
        book = links.view.books[RulebookId(key)]
        cell.set("scope", "col")
        cell.text = ""
        cell.append(element("a", {"href": links.href(book.place.file)}, book.short_title))
    elif named and named.term:
        cell.text = ""
        cell.append(links.to(links.view.targets[named.term], named.name))
    elif (cell.text or "").strip().lower() == NO_EQUIVALENT:
        cell.set("class", "cell--none")
