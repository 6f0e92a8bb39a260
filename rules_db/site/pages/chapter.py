"""A chapter's page: the numbered paragraphs of the written file become rules with everything that belongs to them."""

import re
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import TypeVar
from xml.etree.ElementTree import Element

from rules_db.model import Page, Rule, Section, Table
from rules_db.parse.numbers import parse_heading, parse_rule_start, parse_ruling_title
from rules_db.site.html.elements import Html, element, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.html.prose import link_prose
from rules_db.site.html.tables import is_framed
from rules_db.site.pages.contents import contents_anchor
from rules_db.site.rule.level_mark import levels_href
from rules_db.site.rule.ruling import ruling_aside
from rules_db.site.rule.section import rule_section
from rules_db.site.rule.tables import rule_table
from rules_db.site.view.generated import GeneratedKind, picture_file

_CAPTION = re.compile(r"\*([^*]+)\*")
_HEADING = re.compile(r"h[1-6]")
_LISTS = ("ul", "ol")

Numbered = TypeVar("Numbered", Rule, Section)


class ChapterPage:
    """Rebuilds the tree of one chapter.

    Rules and sections are met by number, in the order of the file, so that a repeated number means the next of them.
    """

    def __init__(self, page: Page, links: PageLinks, folds: Mapping[str, Html]) -> None:
        """`folds` are what stands folded under each rule, by its id."""
        self.page = page
        self.links = links
        self.sections = _by_number(links.view.sections_in.get(page.file, []))
        self.rules = _by_number(links.view.rules_in.get(page.file, []))
        self.rule: Rule | None = None
        self.section: Element | None = None
        self.tables: deque[Table] = deque()
        self.folds = folds
        self.seen: set[str] = set()
        self.out: list[Element] = []

    def rebuild(self, root: Element) -> list[Rule | Section]:
        """Replace the content of `root`; the rules and sections that it did not hold."""
        children = list(_flat(root))
        for child, follower in zip_longest(children, children[1:]):
            self.take(child, follower)
        self.close_rule()
        root[:] = self.out
        rules = [rule for queue in self.rules.values() for rule in queue]
        sections = [section for queue in self.sections.values() for section in queue]
        return [*rules, *sections]

    def take(self, child: Element, follower: Element | None) -> None:
        text = (child.text or "").strip()
        if _HEADING.fullmatch(child.tag):
            self.take_heading(child, text)
        elif child.tag == "p" and (parsed := parse_rule_start(text)) and self.rules[parsed[0]]:
            self.take_rule(self.rules[parsed[0]].popleft())
        elif is_framed(child) and self.tables and self.section is not None:
            self.section.append(rule_table(child, self.tables.popleft(), self.links, self.seen))
        elif not (_is_ruling(child) or (self.rule and _is_caption(child, follower))):
            self.name_example(child, text)
            link_prose(child, self.links, set())
            self.out.append(child)

    def name_example(self, child: Element, text: str) -> None:
        """Give an example in plain words the anchor to which its address leads."""
        told = self.links.view.told_of.get((self.rule.id, " ".join(text.split()))) if self.rule else None
        if told and child.tag == "p":
            child.set("id", told.id)

    def take_heading(self, heading: Element, text: str) -> None:
        self.close_rule()
        parsed = parse_heading(text, self.page.number)
        if parsed and self.sections[parsed[0]]:
            section = self.sections[parsed[0]].popleft()
            number = element("a", {"class": "section__number", "href": f"#{section.id}"}, section.number)
            attributes = {"class": "section", "id": section.id}
            heading = element(heading.tag, attributes, number, f" {section.title}")
        self.out.append(heading)
        if heading.tag == "h1":
            self.out.extend((self.doors(), self.imprint()))

    def doors(self) -> Element:
        """Where to go from a chapter as a whole."""
        folder = self.page.file.rpartition("/")[0]
        contents = self.links.href(f"{folder}/{GeneratedKind.CONTENTS}.md", contents_anchor(self.page))
        picture = self.links.href(picture_file(self.page))
        ways = [(contents, "Contents of this chapter"), (picture, "Picture of its references")]
        if self.page.rulebook in self.links.view.levels:
            ways.append((levels_href(self.page.rulebook, self.links), "How the rules are tested"))
        doors = joined((html('<a href="{}">{}</a>', *way) for way in ways), " ")
        return element("p", {"class": "chapter__links"}, self.links.mark(doors))

    def imprint(self) -> Element:
        """Which rulebook a sheet of paper belongs to; the screen says so above the page."""
        book = self.links.view.books[self.page.rulebook]
        said = (book.title, f"by {book.attribution}", book.version)
        return element("p", {"class": "chapter__imprint"}, " · ".join(said))

    def take_rule(self, rule: Rule) -> None:
        self.close_rule()
        self.rule, self.seen, self.tables = rule, set(), deque(self.links.view.tables_of[rule.id])
        self.section = rule_section(rule, self.links.linked(rule.text, self.seen, rule.id), self.links)
        self.out.append(self.section)

    def close_rule(self) -> None:
        """Add what stands after the written text of the open rule: examples, surroundings, rulings."""
        if self.rule is None or self.section is None:
            return
        rulings = self.links.view.around.rulings_of.get(self.rule.id, [])
        self.section[-1].tail = self.links.mark(self.folds[self.rule.id])
        self.section.extend(ruling_aside(each, self.links) for each in rulings)
        self.rule = self.section = None


def _by_number(items: Iterable[Numbered]) -> dict[str, deque[Numbered]]:
    queues: dict[str, deque[Numbered]] = defaultdict(deque)
    for item in items:
        queues[item.number].append(item)
    return queues


def _flat(root: Element) -> Iterator[Element]:
    """The blocks of a page; a list that holds rules is opened, so that each of its items is a paragraph."""
    for child in root:
        if child.tag in _LISTS and any(parse_rule_start((each.text or "").strip()) for each in child.iter()):
            for item in child:
                if (item.text or "").strip():
                    yield element("p", {}, item.text or "")
                yield from _flat(item)
        else:
            yield child


def _is_caption(child: Element, follower: Element | None) -> bool:
    return is_framed(follower) and child.tag == "p" and _CAPTION.fullmatch((child.text or "").strip()) is not None


def _is_ruling(child: Element) -> bool:
    title = child.find("p") if "ruling" in child.get("class", "").split() else None
    return title is not None and parse_ruling_title((title.text or "").strip()) is not None
