"""A rule on its page: its head and its text, and for who arrives by its address the line of the rule above."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from rules_db.model import Rule
from rules_db.site.html.elements import element, html
from rules_db.site.html.links import PageLinks
from rules_db.site.rule.level_mark import level_mark
from rules_db.site.view.plain import first_words

ABOVE_CHARACTERS = 160


def rule_section(rule: Rule, text: str, links: PageLinks) -> Element:
    """The rule with its head and its linked text; tables, folds and rulings are added to it."""
    kind = "withdrawn" if rule.is_withdrawn else str(rule.kind)
    copy = {
        "class": "rule__copy",
        "type": "button",
        "data-copy-link": rule.id,
        "aria-label": f"Copy the link to rule {rule.number}",
    }
    return element(
        "section",
        {"class": "rule", "id": rule.id, "data-kind": kind, "data-depth": str(rule.depth)},
        *_above(rule, links),
        element(
            "header",
            {"class": "rule__head"},
            element("a", {"class": "rule__number", "href": f"#{rule.id}"}, rule.number),
            element("span", {"class": "rule__kind"}, kind),
            links.mark(level_mark(rule, links)),
            element("button", copy),
        ),
        element("div", {"class": "rule__text"}, element("p", {}, text)),
    )


def _above(rule: Rule, links: PageLinks) -> Iterator[Element]:
    """The rule that this one stands under, which is out of sight above the place where an address leads."""
    if rule.parent:
        parent = links.view.rules[rule.parent]
        said = first_words(parent.text, ABOVE_CHARACTERS)
        yield element("p", {"class": "rule__above"}, links.mark(html("{} {}", links.to(parent), said)))
