"""What each entry of a library says, field by field, as search weighs it."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules_db.model import Library, Rule


class Field(StrEnum):
    """Where a word stands. Names are what an entry is called; the context is what stands above and below it."""

    NAME = "name"
    TEXT = "text"
    HEADING = "heading"
    CONTEXT = "context"
    RULINGS = "rulings"
    SHOWN = "shown"
    ASKED = "asked"
    IDEAS = "ideas"


class EntryType(StrEnum):
    """What an entry is."""

    RULE = "rule"
    TERM = "term"
    RULING = "ruling"
    SECTION = "section"
    FINDING = "finding"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that search finds: its texts by field, and the terms that it defines or uses.

    The texts of a field are kept apart, so that no phrase reaches over from one into the next.
    """

    type: EntryType
    id: str
    rulebook: str
    texts: dict[Field, list[str]]
    defines: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()


def entries_of(library: Library) -> Iterator[Entry]:
    """All entries: rules, then terms, rulings, sections and findings, each in reading order."""
    yield from _rules(library)
    for term in library.terms:
        texts = {Field.NAME: [term.name, *term.aliases, *term.search_aliases], Field.TEXT: [term.definition]}
        yield Entry(EntryType.TERM, term.id, term.rulebook, texts, defines=(term.id,))
    for ruling in library.rulings:
        texts = {Field.NAME: [ruling.title], Field.TEXT: [ruling.question, ruling.decision]}
        yield Entry(EntryType.RULING, ruling.id, ruling.rulebook, texts)
    for section in library.sections:
        yield Entry(EntryType.SECTION, section.id, section.rulebook, {Field.NAME: [section.title]})
    for finding in library.findings:
        texts = {Field.NAME: [finding.title], Field.TEXT: [finding.text]}
        yield Entry(EntryType.FINDING, finding.id, finding.rulebook, texts)


def _rules(library: Library) -> Iterator[Entry]:
    terms = {term.id: term for term in library.terms}
    defined, used = defaultdict(list), defaultdict(list)
    for term in library.terms:
        if term.rule:
            defined[term.rule].append(term.id)
    for link in library.term_links:
        used[link.rule].append(link.term)
    surroundings = _Surroundings(library)
    for rule in library.rules:
        names = [terms[each].name for each in defined[rule.id]]
        texts = {Field.NAME: names, Field.TEXT: [rule.text], **surroundings.of(rule)}
        defines = tuple(map(str, defined[rule.id]))
        yield Entry(EntryType.RULE, rule.id, rule.rulebook, texts, defines, tuple(map(str, used[rule.id])))


class _Surroundings:
    """What stands around a rule: headings, tables, parents, children, rulings and examples."""

    def __init__(self, library: Library) -> None:
        self.rules = {rule.id: rule for rule in library.rules}
        self.children: dict[str, list[str]] = defaultdict(list)
        self.tables: dict[str, list[str]] = defaultdict(list)
        self.rulings: dict[str, list[str]] = defaultdict(list)
        self.shown: dict[str, list[str]] = defaultdict(list)
        self.asked: dict[str, list[str]] = defaultdict(list)
        for rule in library.rules:
            if rule.parent:
                self.children[rule.parent].append(rule.text)
        for table in library.tables:
            self.tables[table.rule] += [table.caption, *(cell for row in (table.header, *table.rows) for cell in row)]
        for ruling in library.rulings:
            self.rulings[ruling.rule] += [ruling.title, ruling.question, ruling.decision]
        for each in library.asked:
            self.asked[each.rule].append(each.text)
        for example in library.examples:
            self.shown[example.rule].append(example.title)
        for told in library.plain_examples:
            self.shown[told.rule].append(told.text)

    def of(self, rule: Rule) -> dict[Field, list[str]]:
        above, *_ = [self.rules[rule.parent].text] if rule.parent else [""]
        return {
            Field.HEADING: rule.heading.split(" › ")[::-1],
            Field.CONTEXT: [above, *self.children[rule.id], *self.tables[rule.id]],
            Field.RULINGS: self.rulings[rule.id],
            Field.SHOWN: self.shown[rule.id],
            Field.ASKED: self.asked[rule.id],
        }
