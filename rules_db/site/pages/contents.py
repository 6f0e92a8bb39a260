"""The contents page of a rulebook: every section, and the first words of every rule."""

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import Element

from rules_db.lookup import grouped
from rules_db.model import Page, PageRole, Rule, Rulebook, Section
from rules_db.site.html.elements import Html, element, shown
from rules_db.site.html.links import PageLinks
from rules_db.site.view.plain import counted, first_words

WORDS_CHARACTERS = 90


def contents_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """A tree a chapter: sections, rules under them, and rules under rules."""
    for page in links.view.pages_of[book.id]:
        if page.role is PageRole.CHAPTER:
            rules = links.view.rules_in.get(page.file, [])
            title = links.mark(f'<a href="{links.href(page.file)}">{shown(page.title)}</a>')
            root.append(element("h2", {"id": contents_anchor(page)}, title))
            root.append(element("p", {"class": "contents__count"}, counted(len(rules), "rule")))
            root.append(element("div", {}, links.mark(_tree(page, rules, links))))


def contents_anchor(page: Page) -> str:
    """Where a chapter begins on the contents page."""
    return f"{page.rulebook}-contents-{page.number}"


def _tree(page: Page, rules: Sequence[Rule], links: PageLinks) -> Html:
    under = grouped(rules, lambda rule: str(rule.parent or rule.section))
    sections = links.view.sections_in.get(page.file, [])
    items = "".join(_section(section, under, links) for section in sections)
    return f'<ul class="contents">\n{items}</ul>\n'


def _section(section: Section, under: Mapping[str, Sequence[Rule]], links: PageLinks) -> Html:
    rules = _rules(under.get(section.id, ()), under, links)
    heading = f"{links.to(section, section.number)} {shown(section.title)}"
    return f'<li class="contents__section" data-depth="{section.depth}">{heading}{rules}</li>\n'


def _rules(rules: Sequence[Rule], under: Mapping[str, Sequence[Rule]], links: PageLinks) -> Html:
    items = "".join(
        f'<li class="contents__rule">{links.to(rule, rule.number)} {shown(first_words(rule.text, WORDS_CHARACTERS))}'
        f"{_rules(under.get(rule.id, ()), under, links)}</li>\n"
        for rule in rules
    )
    return f"\n<ul>\n{items}</ul>\n" if items else ""
