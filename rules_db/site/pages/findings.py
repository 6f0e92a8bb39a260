"""The findings: each defect of the source with its anchor and what became of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from rules_db.model import Finding, Page
from rules_db.site.html.elements import description_tree, element, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.html.prose import link_prose
from rules_db.site.pages.entries import rebuild_entries
from rules_db.site.rule.surroundings import line_ranges


def findings_page(root: Element, page: Page, links: PageLinks) -> None:
    """Replace the written entries of a findings page by findings with their anchors and what became of them."""
    findings = [finding for finding in links.view.library.findings if finding.place.file == page.file]
    rebuild_entries(root, findings, lambda finding, texts: _finding(finding, texts, links))
    first = next((place for place, each in enumerate(root) if "entry" in each.get("class", "").split()), None)
    if first is not None:
        root.insert(first, _filter(findings))


def _filter(findings: Sequence[Finding]) -> Element:
    """A field for words and a button for each kind; assets/findings.js leaves out what does not fit them."""
    field = {"type": "search", "placeholder": "Words in a finding", "aria-label": "Words in a finding"}
    field["autocomplete"] = "off"  # What a browser brings back after Back would narrow nothing.
    count = element("p", {"class": "filter__count", "role": "status"})
    return element("search", {"class": "filter"}, element("input", field), *_kinds(findings), count)


def _kinds(findings: Sequence[Finding]) -> Iterator[Element]:
    counts = Counter(str(finding.kind) for finding in findings)
    for kind, name, count in [("", "all", len(findings)), *((kind, kind, counts[kind]) for kind in sorted(counts))]:
        button = {"class": "filter__kind", "type": "button", "data-kind": kind, "aria-pressed": str(not kind).lower()}
        yield element("button", button, f"{name} {count}")


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
                ("Rules", links.mark(joined((links.to(targets[each]) for each in finding.rules), " "))),
                (
                    "Settled by",
                    links.mark(joined((links.to(each, f"{each.number} {each.title}") for each in rulings), " ")),
                ),
                ("Handled", links.linked(finding.handled, set())),
            ]
        ),
    )
