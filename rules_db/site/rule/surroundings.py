"""The fold under a rule: what is around it, and which lines of the source it restates."""

from collections.abc import Iterable, Sequence

from rules_db.lookup import Target
from rules_db.model import Rule, SourceLines
from rules_db.site.graph.ask import ask_link
from rules_db.site.html.elements import Html, description_list, details, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.rule.level_mark import level_line
from rules_db.site.sharing.rule_page import rule_page_path


def surroundings(rule: Rule, links: PageLinks) -> Html:
    """The fold that says who names the rule, what it names and rests on, and which lines it restates."""
    view = links.view
    named_by, names = view.around.named_by(rule.id), view.around.names(rule)
    sources = view.around.sources_of.get(rule.id, [])
    findings = view.around.findings_of.get(rule.id, [])
    listed = description_list(
        [
            ("Referred to by", _links(named_by, links)),
            ("Refers to", _links(names, links)),
            ("Rests on", _links(view.around.rests_on(rule), links)),
            ("Source", f"{view.books[rule.rulebook].source_title}, {_lines(sources)}" if sources else ""),
            ("Proof", level_line(rule, links)),
            ("Asked as", "; ".join(each.text for each in view.asked_of.get(rule.id, []))),
            ("Findings", joined((links.to(each, f"{each.number} {each.title}") for each in findings), "; ")),
        ]
    )
    said = [
        f"referred to by {len(named_by)}" if named_by else "",
        f"refers to {len(names)}" if names else "",
        f"source {_lines(sources)}" if sources else "",
    ]
    summary = " · ".join(filter(None, said)) or "around this rule"
    content = listed + ask_link(rule, links) + _small_page(rule, links)
    return details("rule__more", summary[0].upper() + summary[1:], content) if listed else listed


def line_ranges(ranges: Sequence[tuple[int, int]]) -> str:
    """`line 58` or `lines 58, 68–69`; both ends of each range are included."""
    listed = ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in ranges)
    is_single = len(ranges) == 1 and ranges[0][0] == ranges[0][1]
    return f"line {listed}" if is_single else f"lines {listed}"


def _lines(sources: Sequence[SourceLines]) -> str:
    return line_ranges(sorted({(each.first_line, each.last_line) for each in sources}))


def _small_page(rule: Rule, links: PageLinks) -> Html:
    """The way to the rule's own page, whose address shows the rule where it is sent."""
    form = '<p class="rule__ask"><a href="{}">{} alone, to send in a chat</a></p>\n'
    return html(form, links.way(rule_page_path(rule)), links.name(rule))


def _links(targets: Iterable[Target], links: PageLinks) -> Html:
    return joined((links.to(target) for target in targets), " ")
