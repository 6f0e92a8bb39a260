"""The contents page of a rulebook: every section, and the first words of every rule."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from rules_db.model import Page, PageRole, Rule, Rulebook, Section
from rules_db.site.elements import element
from rules_db.site.library_view import grouped
from rules_db.site.links import FinishedLinks, PageLinks
from rules_db.site.plain import counted, first_words

WORDS_CHARACTERS = 90


def contents_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """A tree a chapter: sections, rules under them, and rules under rules."""
    view = links.view
    for page in view.pages_of[book.id]:
        if page.role is not PageRole.CHAPTER:
            continue
        rules = view.rules_in.get(page.file, [])
        root.append(_heading(page, links))
        root.append(element("p", {"class": "contents__count"}, counted(len(rules), "rule")))
        links.add_later(root, _sections(view.sections_in.get(page.file, []), rules, links.finished))


def _heading(page: Page, links: PageLinks) -> Element:
    link = element("a", {"href": links.href(page.file)}, page.title)
    return element("h2", {"id": f"{page.rulebook}-contents-{page.number}"}, link)


def _sections(sections: Sequence[Section], rules: Sequence[Rule], links: FinishedLinks) -> Element:
    under = grouped(rules, lambda rule: str(rule.parent or rule.section))
    tree = element("ul", {"class": "contents"})
    for section in sections:
        item = element(
            "li",
            {"class": "contents__section", "data-depth": str(section.depth)},
            links.to(section, section.number),
            f" {section.title}",
        )
        _add_rules(item, under.get(section.id, []), under, links)
        tree.append(item)
    return tree


def _add_rules(parent: Element, rules: Sequence[Rule], under: dict[str, list[Rule]], links: FinishedLinks) -> None:
    if not rules:
        return
    items = element("ul", {})
    for rule in rules:
        words = first_words(rule.text, WORDS_CHARACTERS)
        item = element("li", {"class": "contents__rule"}, links.to(rule, rule.number), f" {words}")
        _add_rules(item, under.get(rule.id, []), under, links)
        items.append(item)
    parent.append(items)
