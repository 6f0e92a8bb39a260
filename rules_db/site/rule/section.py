"""A rule on its chapter's page: its number, kind and text, and the fold that says what surrounds it."""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from rules_db.model import Rule, SourceLines
from rules_db.site.graph.ask import ask_link
from rules_db.site.html.elements import Html, description_list, details, element, shown
from rules_db.site.html.links import PageLinks
from rules_db.site.rule.level_mark import level_line, level_mark
from rules_db.site.view.mentions import Target


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


def surroundings(rule: Rule, links: PageLinks) -> Html:
    """The fold that says who names the rule, what it names and rests on, and which lines it restates."""
    view = links.view
    named_by, names = view.named_by(rule.id), view.names(rule)
    sources = view.sources_of.get(rule.id, [])
    findings = view.findings_of.get(rule.id, [])
    listed = description_list(
        [
            ("Referred to by", _links(named_by, links)),
            ("Refers to", _links(names, links)),
            ("Rests on", _links(view.rests_on(rule), links)),
            ("Source", shown(f"{view.books[rule.rulebook].source_title}, {_lines(sources)}") if sources else ""),
            ("Level", level_line(rule, links)),
            ("Asked as", "; ".join(shown(each.text) for each in view.asked_of.get(rule.id, []))),
            ("Findings", "; ".join(links.to(each, f"{each.number} {each.title}") for each in findings)),
        ]
    )
    said = [
        f"referred to by {len(named_by)}" if named_by else "",
        f"refers to {len(names)}" if names else "",
        f"source {_lines(sources)}" if sources else "",
    ]
    summary = " · ".join(filter(None, said)) or "around this rule"
    content = listed + ask_link(rule, links)
    return details("rule__more", summary[0].upper() + summary[1:], content) if listed else ""


def line_ranges(ranges: Sequence[tuple[int, int]]) -> str:
    """`line 58` or `lines 58, 68–69`; both ends of each range are included."""
    listed = ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in ranges)
    is_single = len(ranges) == 1 and ranges[0][0] == ranges[0][1]
    return f"line {listed}" if is_single else f"lines {listed}"


def _lines(sources: Sequence[SourceLines]) -> str:
    return line_ranges(sorted({(each.first_line, each.last_line) for each in sources}))


def _links(targets: Iterable[Target], links: PageLinks) -> Html:
    return " ".join(links.to(target) for target in targets)
