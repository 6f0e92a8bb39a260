"""A chapter's page: the numbered paragraphs of the written file become rules with everything that belongs to them."""

import re
from collections import defaultdict, deque
from collections.abc import Iterator
from itertools import zip_longest
from xml.etree.ElementTree import Element

from rules_db.model import Page, Rule, Section
from rules_db.parse.numbers import parse_heading, parse_rule_start, parse_ruling_title
from rules_db.site.elements import element
from rules_db.site.links import PageLinks
from rules_db.site.prose import link_prose
from rules_db.site.rule import example_fold, rule_section, surroundings
from rules_db.site.rulings import ruling_aside
from rules_db.site.tables import rule_table

_CAPTION = re.compile(r"\*([^*]+)\*")
_HEADING = re.compile(r"h[1-6]")
_LISTS = ("ul", "ol")


class ChapterPage:
    """Rebuilds the tree of one chapter; `missing` are the rules and sections of the file that it did not meet."""

    def __init__(self, page: Page, links: PageLinks) -> None:
        self.page = page
        self.links = links
        self.sections = _queues(links.view.sections_in.get(page.file, []))
        self.rules = _queues(links.view.rules_in.get(page.file, []))
        self.rule: Rule | None = None
        self.section: Element | None = None
        self.tables_met = 0
        self.seen: set[str] = set()
        self.out: list[Element] = []

    def rebuild(self, root: Element) -> list[Rule | Section]:
        """Replace the content of `root`; the rules and sections that were not found in it."""
        children = list(_flat(root))
        for child, follower in zip_longest(children, children[1:]):
            self.take(child, follower)
        self.close_rule()
        for old in list(root):
            root.remove(old)
        root.extend(self.out)
        left: list[Rule | Section] = [rule for queue in self.rules.values() for rule in queue]
        return [*left, *(section for queue in self.sections.values() for section in queue)]

    def take(self, child: Element, follower: Element | None) -> None:
        text = (child.text or "").strip()
        if _HEADING.fullmatch(child.tag):
            self.take_heading(child, text)
        elif child.tag == "p" and self.take_rule(text):
            pass
        elif child.tag == "p" and self.rule and _CAPTION.fullmatch(text) and _is_table(follower):
            pass
        elif child.tag == "table" and self.rule and self.section is not None:
            self.take_table(child, self.rule, self.section)
        elif "ruling" in child.get("class", "").split() and _is_ruling(child):
            pass
        else:
            link_prose(child, self.links, set())
            self.out.append(child)

    def take_heading(self, heading: Element, text: str) -> None:
        self.close_rule()
        parsed = parse_heading(text, self.page.number)
        if parsed and self.sections[parsed[0]]:
            section = self.sections[parsed[0]].popleft()
            number = element("a", {"class": "section__number", "href": f"#{section.id}"}, section.number)
            heading.text, number.tail = "", f" {section.title}"
            heading.set("id", section.id)
            heading.set("class", "section")
            heading.insert(0, number)
        self.out.append(heading)
        if heading.tag == "h1":
            self.out.append(self.doors())

    def doors(self) -> Element:
        """Where to go from a chapter as a whole."""
        folder = self.page.file.rpartition("/")[0]
        graph = self.links.href(f"{folder}/graph.md", f"{self.page.rulebook}-graph-{self.page.number}")
        contents = self.links.href(f"{folder}/contents.md", f"{self.page.rulebook}-contents-{self.page.number}")
        return element(
            "p",
            {"class": "chapter__links"},
            element("a", {"href": contents}, "Contents of this chapter"),
            " ",
            element("a", {"href": graph}, "Picture of its references"),
        )

    def take_rule(self, text: str) -> bool:
        parsed = parse_rule_start(text)
        if parsed is None or not self.rules[parsed[0]]:
            return False
        self.close_rule()
        rule = self.rules[parsed[0]].popleft()
        self.rule, self.seen, self.tables_met = rule, set(), 0
        self.section = rule_section(rule, self.links.linked(rule.text, self.seen, rule.id))
        self.out.append(self.section)
        return True

    def take_table(self, table: Element, rule: Rule, section: Element) -> None:
        known = self.links.view.tables_of[rule.id][self.tables_met]
        self.tables_met += 1
        section.append(rule_table(table, known, self.links, self.seen))

    def close_rule(self) -> None:
        """Add what stands after the written text of the open rule: examples, surroundings, rulings."""
        if self.rule is None or self.section is None:
            return
        view = self.links.view
        self.section.extend(example_fold(each) for each in view.examples_of.get(self.rule.id, []))
        fold = surroundings(self.rule, self.links.finished)
        if fold is not None:
            self.links.add_later(self.section, fold)
        self.section.extend(ruling_aside(each, self.links) for each in view.rulings_of.get(self.rule.id, []))
        self.rule = self.section = None


def _queues(items: list[Rule] | list[Section]) -> dict[str, deque]:  # type: ignore[type-arg]
    queues: dict[str, deque] = defaultdict(deque)  # type: ignore[type-arg]
    for item in items:
        queues[item.number].append(item)
    return queues


def _flat(root: Element) -> Iterator[Element]:
    """The blocks of a page; a list that holds rules is opened, so that each of its items is a paragraph."""
    for child in root:
        if child.tag in _LISTS and any(parse_rule_start((each.text or "").strip()) for each in child.iter()):
            yield from _opened(child)
        else:
            yield child


def _opened(list_: Element) -> Iterator[Element]:
    for item in list_:
        if (item.text or "").strip():
            yield element("p", {}, item.text or "")
        yield from _flat(item)


def _is_table(element: Element | None) -> bool:
    return element is not None and element.tag == "table"


def _is_ruling(admonition: Element) -> bool:
    title = admonition.find("p")
    return title is not None and parse_ruling_title((title.text or "").strip()) is not None
