"""The contents page of a rulebook: every section, and the first words of every rule."""

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from rules_db.lookup import grouped
from rules_db.model import Page, PageRole, Rule, Rulebook, Section
from rules_db.site.html.elements import Html, element, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.view.plain import counted, first_words

WORDS_CHARACTERS = 90


def contents_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """A tree a chapter: sections, rules under them, and rules under rules."""
    for page in links.view.pages_of[book.id]:
        if page.role is PageRole.CHAPTER:
            rules = links.view.rules_in.get(page.file, [])
            title = links.mark(html('<a href="{}">{}</a>', links.href(page.file), page.title))
            root.append(element("h2", {"id": contents_anchor(page)}, title))
            root.append(element("p", {"class": "contents__count"}, counted(len(rules), "rule")))
            root.append(element("div", {}, links.mark(_tree(page, rules, links))))


def contents_anchor(page: Page) -> str:
    """Where a chapter begins on the contents page."""
    return f"{page.rulebook}-contents-{page.number}"


def _tree(page: Page, rules: Sequence[Rule], links: PageLinks) -> Html:
    under = grouped(rules, lambda rule: str(rule.parent or rule.section))
    sections = links.view.sections_in.get(page.file, [])
    items = joined(_section(section, under, links) for section in sections)
    return html('<ul class="contents">\n{}</ul>\n', items)


def _section(section: Section, under: Mapping[str, Sequence[Rule]], links: PageLinks) -> Html:
    rules = _rules(under.get(section.id, ()), under, links)
    number = links.to(section, section.number)
    form = '<li class="contents__section" data-depth="{}">{} {}{}</li>\n'
    return html(form, section.depth, number, section.title, rules)


def _rules(rules: Sequence[Rule], under: Mapping[str, Sequence[Rule]], links: PageLinks) -> Html:
    items = joined(
        html(
            '<li class="contents__rule">{} {}{}</li>\n',
            links.to(rule, rule.number),
            first_words(rule.text, WORDS_CHARACTERS),
            _rules(under.get(rule.id, ()), under, links),
        )
        for rule in rules
    )
    return html("\n<ul>\n{}</ul>\n", items) if items else items
