"""The page that lays the same idea side by side: each name leads to its glossary."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from rules_db.lookup import Target
from rules_db.model import Concept, ConceptTerm, RulebookId, Term
from rules_db.site.html.elements import Html, html
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import is_framed
from rules_db.site.rule.tables import NO_EQUIVALENT


def concepts_page(root: Element, links: PageLinks) -> None:
    """Link the names in the page's tables, and leave out the columns of rulebooks that are not here."""
    concepts = iter(links.view.library.concepts)
    for child in root:
        if is_framed(child):
            child.set("class", f"{child.get('class')} concepts")
            _link_table(child, concepts, links)


def _link_table(table: Element, concepts: Iterator[Concept], links: PageLinks) -> None:
    keys = [(cell.text or "").strip() for cell in table.iter("th")]
    for row in table.iter("tr"):
        concept = next(concepts, None) if row.find("td") is not None else None
        names = {each.rulebook: each for each in concept.terms} if concept else {}
        if concept:
            row.set("id", f"concept-{concept.id}")
            row[0].attrib.pop("data-label", None)
        for cell, key in list(zip(row, keys, strict=True))[1:]:
            if key in links.view.books:
                _fill(cell, key, names.get(key), links)
            else:
                row.remove(cell)


def _fill(cell: Element, key: str, named: ConceptTerm | None, links: PageLinks) -> None:
    book = links.view.books[RulebookId(key)]
    if cell.tag == "th":
        cell.text = links.mark(html('<a href="{}">{}</a>', links.href(book.place.file), book.short_title))
        return
    cell.set("data-label", book.short_title)
    if named and named.term:
        term = links.view.targets[named.term]
        cell.text = links.mark(links.to(term, named.name) + _defining(term, links))
    elif (cell.text or "").strip().lower() == NO_EQUIVALENT:
        cell.set("class", "cell--none")


def _defining(term: Target, links: PageLinks) -> Html:
    """The number of the rule that defines a term; '' where none does."""
    rule = links.view.rules.get(term.rule) if isinstance(term, Term) and term.rule else None
    return html(" <small>{}</small>", links.to(rule, rule.id.removeprefix(f"{rule.rulebook}-"))) if rule else Html()
