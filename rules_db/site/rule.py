"""A rule on its chapter's page: number, kind, text, tables, what surrounds it, and the rulings beneath."""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from rules_db.model import Example, Finding, Rule, SourceLines
from rules_db.site.elements import Content, Inline, definition_list, element, parted
from rules_db.site.mentions import Target
from rules_db.site.links import FinishedLinks


def rule_section(rule: Rule, text: Inline) -> Element:
    """The rule with its head and its text; tables, folds and rulings are added to it."""
    kind = "withdrawn" if rule.is_withdrawn else str(rule.kind)
    return element(
        "section",
        {"class": "rule", "id": rule.id, "data-kind": kind, "data-depth": str(rule.depth)},
        element(
            "header",
            {"class": "rule__head"},
            element("a", {"class": "rule__number", "href": f"#{rule.id}"}, rule.number),
            element("span", {"class": "rule__kind"}, kind),
            element(
                "button",
                {
                    "class": "rule__copy",
                    "type": "button",
                    "data-copy-link": rule.id,
                    "aria-label": f"Copy the link to rule {rule.number}",
                },
            ),
        ),
        element("div", {"class": "rule__text"}, element("p", {}, text)),
    )


def example_fold(example: Example) -> Element:
    """A worked example, closed until a reader opens it."""
    return element(
        "details",
        {"class": "rule__example", "id": example.id},
        element("summary", {}, f"Example: {example.title}" if example.title else "Example"),
        element("pre", {}, element("code", {"class": "language-gherkin"}, example.text)),
    )


def surroundings(rule: Rule, links: FinishedLinks) -> Element | None:
    """The fold that says who names the rule, what it names and rests on, and which lines it restates."""
    view = links.view
    named_by, names = view.named_by(rule.id), view.names(rule)
    sources = view.sources_of.get(rule.id, [])
    rows: list[tuple[str, Iterable[Content]]] = [
        ("Referred to by", _links(named_by, links)),
        ("Refers to", _links(names, links)),
        ("Rests on", _links(view.rests_on(rule), links)),
        ("Source", [_cited(sources, links)] if sources else []),
        ("Findings", parted(_finding(each, links) for each in view.findings_of.get(rule.id, []))),
    ]
    summary = [
        f"referred to by {len(named_by)}" if named_by else "",
        f"refers to {len(names)}" if names else "",
        f"source {source_lines(sources)}" if sources else "",
    ]
    listed = definition_list(rows)
    if len(listed) == 0:
        return None
    said = " · ".join(filter(None, summary)) or "around this rule"
    return element("details", {"class": "rule__more"}, element("summary", {}, said[0].upper() + said[1:]), listed)


def source_lines(sources: Sequence[SourceLines]) -> str:
    """`line 58` or `lines 58, 68–69`."""
    ranges = sorted({(each.first_line, each.last_line) for each in sources})
    return line_ranges(ranges)


def line_ranges(ranges: Sequence[tuple[int, int]]) -> str:
    """Lines in words; both ends of each range are included."""
    shown = ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in ranges)
    single = len(ranges) == 1 and ranges[0][0] == ranges[0][1]
    return f"line {shown}" if single else f"lines {shown}"


def _links(targets: Iterable[Target], links: FinishedLinks) -> list[Content]:
    return parted(links.to(target) for target in targets)


def _cited(sources: Sequence[SourceLines], links: FinishedLinks) -> str:
    book = links.view.books[sources[0].rulebook]
    return f"{book.source_title}, {source_lines(sources)}"


def _finding(finding: Finding, links: FinishedLinks) -> Element:
    return links.to(finding, f"{finding.number} {finding.title}")
