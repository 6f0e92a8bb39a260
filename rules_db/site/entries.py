"""Glossary and findings: every heading with what stands under it becomes one entry."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar
from xml.etree.ElementTree import Element

from rules_db.model import Finding, Page, Rule, Term
from rules_db.site.elements import Content, definition_list, element, parted
from rules_db.site.links import FinishedLinks, PageLinks
from rules_db.site.plain import counted
from rules_db.site.prose import link_prose
from rules_db.site.rule import line_ranges

Item = TypeVar("Item")


def glossary_page(root: Element, page: Page, links: PageLinks) -> None:
    """Replace the written entries of a glossary by terms with their anchors, definitions and uses."""
    terms = [term for term in links.view.library.terms if term.place.file == page.file]
    _rebuild(root, terms, lambda term, texts: _term(term, texts, links))


def findings_page(root: Element, page: Page, links: PageLinks) -> None:
    """Replace the written entries of a findings page by findings with their anchors and what became of them."""
    findings = [finding for finding in links.view.library.findings if finding.place.file == page.file]
    _rebuild(root, findings, lambda finding, texts: _finding(finding, texts, links))


def _rebuild(root: Element, items: list[Item], make: Callable[[Item, list[Element]], Element]) -> None:
    made: list[Element] = []
    remaining = iter(items)
    for heading, blocks in _written(root):
        item = next(remaining, None) if heading is not None and heading.tag != "h1" else None
        if item is None:
            made += [heading] if heading is not None else []
            made += blocks
        else:
            made.append(make(item, [block for block in blocks if block.tag != "ul"]))
    for old in list(root):
        root.remove(old)
    root.extend(made)


def _written(root: Element) -> Iterator[tuple[Element | None, list[Element]]]:
    """The headings of a page with the blocks under each; the first pair holds what stands above them all."""
    heading: Element | None = None
    blocks: list[Element] = []
    for child in root:
        if child.tag in ("h1", "h2", "h3", "h4"):
            yield heading, blocks
            heading, blocks = child, []
        else:
            blocks.append(child)
    yield heading, blocks


def _term(term: Term, texts: list[Element], links: PageLinks) -> Element:
    view = links.view
    for text in texts:
        link_prose(text, links, {term.id})
    section = element(
        "section",
        {"class": "entry", "id": term.id},
        element("h2", {"class": "entry__name"}, term.name),
        *_names("Also", "entry__aliases", term.aliases),
        *_names("Found as", "entry__aliases entry__aliases--search", term.search_aliases),
        element("div", {"class": "entry__text"}, *texts),
    )
    definer = view.targets.get(term.rule) if term.rule else None
    if definer:
        section.append(element("p", {"class": "entry__rule"}, "Defined by ", links.to(definer)))
    uses = view.uses_of.get(term.id, [])
    if uses:
        links.add_later(section, _uses(uses, links.finished))
    return section


def _uses(rules: Sequence[Rule], links: FinishedLinks) -> Element:
    return element(
        "details",
        {"class": "entry__uses"},
        element("summary", {}, f"Used in {counted(len(rules), 'rule')}"),
        element("p", {}, *parted(links.to(rule) for rule in rules)),
    )


def _names(label: str, class_: str, names: Iterable[str]) -> list[Element]:
    shown = ", ".join(names)
    return [element("p", {"class": class_}, element("span", {"class": "entry__label"}, label), f" {shown}")] * bool(shown)


def _finding(finding: Finding, texts: list[Element], links: PageLinks) -> Element:
    view = links.view
    for text in texts:
        link_prose(text, links, set())
    rows: list[tuple[str, Iterable[Content]]] = [
        ("Kind", [finding.kind]),
        ("Source", [line_ranges(finding.lines)] if finding.lines else []),
        ("Rules", parted(links.to(view.targets[each]) for each in finding.rules)),
        ("Settled by", parted(_settler(each, links) for each in finding.settled_by)),
        ("Handled", [links.linked(finding.handled, set())] if finding.handled else []),
    ]
    return element(
        "section",
        {"class": "entry entry--finding", "id": finding.id, "data-kind": finding.kind},
        element(
            "h2", {"class": "entry__name"}, element("span", {"class": "entry__number"}, finding.number), f" {finding.title}"
        ),
        element("div", {"class": "entry__text"}, *texts),
        definition_list(rows),
    )


def _settler(identity: str, links: PageLinks) -> Element:
    ruling = links.view.targets[identity]
    title = getattr(ruling, "title", "")
    return links.to(ruling, f"{links.name(ruling)} {title}".strip())
