"""Glossary and findings: every heading with what stands under it becomes one entry."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar
from xml.etree.ElementTree import Element

from rules_db.model import Finding, Page, Rule, Term
from rules_db.site.html.elements import Html, description_tree, details, element
from rules_db.site.html.links import PageLinks
from rules_db.site.html.prose import link_prose
from rules_db.site.pages.equivalents import equivalent_lines
from rules_db.site.rule.section import line_ranges
from rules_db.site.view.library import grouped
from rules_db.site.view.plain import counted

Item = TypeVar("Item")
MOST_USES = 12


def glossary_page(root: Element, page: Page, links: PageLinks) -> None:
    """Replace the written entries of a glossary by terms with their anchors, definitions and uses."""
    terms = [term for term in links.view.library.terms if term.place.file == page.file]
    _rebuild(root, terms, lambda term, texts: _term(term, texts, links))


def findings_page(root: Element, page: Page, links: PageLinks) -> None:
    """Replace the written entries of a findings page by findings with their anchors and what became of them."""
    findings = [finding for finding in links.view.library.findings if finding.place.file == page.file]
    _rebuild(root, findings, lambda finding, texts: _finding(finding, texts, links))


def _rebuild(root: Element, items: Sequence[Item], make: Callable[[Item, list[Element]], Element]) -> None:
    made: list[Element] = []
    remaining = iter(items)
    for heading, blocks in _written(root):
        item = next(remaining, None) if heading is not None and heading.tag != "h1" else None
        if item is None:
            made += [*([] if heading is None else [heading]), *blocks]
        else:
            made.append(make(item, [block for block in blocks if block.tag != "ul"]))
    root[:] = made


def _written(root: Element) -> Iterator[tuple[Element | None, list[Element]]]:
    """The headings of a page with the blocks under each; the first pair holds what stands above them all."""
    heading: Element | None = None
    blocks: list[Element] = []
    for child in root:
        if child.tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            yield heading, blocks
            heading, blocks = child, []
        else:
            blocks.append(child)
    yield heading, blocks


def _term(term: Term, texts: Sequence[Element], links: PageLinks) -> Element:
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
    definer = links.view.targets.get(term.rule) if term.rule else None
    if definer:
        section.append(element("p", {"class": "entry__rule"}, f"Defined by {links.mark(links.to(definer))}"))
    below = "".join(equivalent_lines(term, links)) + _uses(links.view.uses_of.get(term.id, []), links)
    if below:
        section[-1].tail = links.mark(below)
    return section


def _uses(rules: Sequence[Rule], links: PageLinks) -> Html:
    """The rules that use a term; those of a common word section by section, with their number."""
    if not rules:
        return ""
    named = [links.to(rule) for rule in rules]
    if len(rules) > MOST_USES:
        sections = grouped(rules, lambda rule: rule.section)
        named = [f"{links.to(links.view.targets[section])} ({len(its)})" for section, its in sections.items()]
    return details("entry__uses", f"Used in {counted(len(rules), 'rule')}", f"<p>{' '.join(named)}</p>\n")


def _names(label: str, class_: str, names: Sequence[str]) -> list[Element]:
    if not names:
        return []
    return [element("p", {"class": class_}, element("span", {"class": "entry__label"}, label), f" {', '.join(names)}")]


def _finding(finding: Finding, texts: Sequence[Element], links: PageLinks) -> Element:
    targets = links.view.targets
    for text in texts:
        link_prose(text, links, set())
    rulings = [links.view.rulings[each] for each in finding.settled_by]
    heading = element("span", {"class": "entry__number"}, finding.number)
    return element(
        "section",
        {"class": "entry entry--finding", "id": finding.id, "data-kind": finding.kind},
        element("h2", {"class": "entry__name"}, heading, f" {finding.title}"),
        element("div", {"class": "entry__text"}, *texts),
        description_tree(
            [
                ("Kind", finding.kind),
                ("Source", line_ranges(finding.lines) if finding.lines else ""),
                ("Rules", links.mark(" ".join(links.to(targets[each]) for each in finding.rules))),
                ("Settled by", links.mark(" ".join(links.to(each, f"{each.number} {each.title}") for each in rulings))),
                ("Handled", links.linked(finding.handled, set())),
            ]
        ),
    )
