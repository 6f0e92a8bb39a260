"""What the pages ask of a library, looked up once: who names whom, what stands under what, and where."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from rules_db.model import (
    Citation,
    Concept,
    Equivalence,
    Example,
    ExampleEvent,
    Finding,
    Library,
    Page,
    Rule,
    Rulebook,
    RulebookId,
    Ruling,
    Setting,
    SourceLines,
    Table,
    Term,
)
from rules_db.site.view.counts import count_book
from rules_db.site.view.levels import book_levels
from rules_db.site.view.mentions import Mentions, Target

Item = TypeVar("Item")
Key = TypeVar("Key", bound=Hashable)


def grouped(items: Iterable[Item], key: Callable[[Item], Key]) -> dict[Key, list[Item]]:
    """The items by key, each group in their order; an unknown key has an empty group."""
    groups: dict[Key, list[Item]] = defaultdict(list)
    for item in items:
        groups[key(item)].append(item)
    return groups


class LibraryView:
    """A library with the look-ups that its pages share. Every list is in reading order."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.books: dict[RulebookId, Rulebook] = {book.id: book for book in library.rulebooks}
        self.pages: dict[str, Page] = {page.file: page for page in library.pages}
        self.pages_of = grouped(library.pages, lambda page: page.rulebook)
        self.rules = {str(rule.id): rule for rule in library.rules}
        self.rulings = {str(ruling.id): ruling for ruling in library.rulings}
        self.targets: dict[str, Target] = {
            item.id: item
            for items in (library.sections, library.rules, library.rulings, library.terms, library.findings)
            for item in items
        }
        self.mentions = Mentions(library, self.targets)
        self._order = {identity: place for place, identity in enumerate(self.targets)}
        self.sections_in = grouped(library.sections, lambda section: section.place.file)
        self.rules_in = grouped(library.rules, lambda rule: rule.place.file)
        self.rulings_in = grouped(library.rulings, lambda ruling: ruling.place.file)
        self.tables_of: dict[str, list[Table]] = grouped(library.tables, lambda table: table.rule)
        self.rulings_of: dict[str, list[Ruling]] = grouped(library.rulings, lambda ruling: ruling.rule)
        self.examples_of: dict[str, list[Example]] = grouped(library.examples, lambda example: example.rule)
        self.events_of: dict[str, list[ExampleEvent]] = grouped(library.events, lambda event: event.example)
        self.cards_of = grouped(library.example_cards, lambda card: card.example)
        self.citations_of: dict[str, list[Citation]] = grouped(library.citations, lambda citation: citation.rule)
        self.levels = book_levels(library)
        self.counts = {book.id: count_book(library, book) for book in library.rulebooks}
        self.settings_of: dict[str, list[Setting]] = grouped(library.settings, lambda setting: setting.ruling)
        self.sources_of: dict[str, list[SourceLines]] = grouped(
            (lines for lines in library.source_lines if lines.rule), lambda lines: str(lines.rule)
        )
        self.asked_of = grouped(library.asked, lambda each: str(each.rule))
        self.concepts_of = self._concepts_of()
        self._classes = grouped(library.equivalences, lambda each: (each.table, each.class_))
        self._classes_named = self._named_classes()
        self.findings_of = self._findings_of()
        self.uses_of = self._uses_of()
        self._relate()

    def book_of(self, file: str) -> Rulebook | None:
        """The rulebook that a page belongs to, written or generated."""
        parts = file.split("/")
        return self.books.get(RulebookId(parts[1])) if parts[0] == "rulebooks" and len(parts) > 2 else None

    def rests_on(self, rule: Rule) -> list[Rule]:
        """What one must have read first: the parent, the rules it names, and those that define its terms."""
        found = {*self.refers_to[rule.id], *self.defined_by[rule.id], *([rule.parent] if rule.parent else [])}
        return [self.rules[each] for each in self._sorted(found - {rule.id}) if each in self.rules]

    def named_by(self, identity: str) -> list[Target]:
        """The rules and rulings whose text names a rule."""
        return [self.targets[each] for each in self._sorted(self.referred_by[identity])]

    def names(self, rule: Rule) -> list[Target]:
        """The rules, rulings and sections that the rule's own text names."""
        return [self.targets[each] for each in self._sorted(self.refers_to[rule.id])]

    def classes_of(self, term: Term) -> list[list[Equivalence]]:
        """The classes of its rulebook's equivalence tables in which a term, under any of its names, is a member."""
        names = [(term.rulebook, name.lower()) for name in (term.name, *term.aliases)]
        found = dict.fromkeys(key for name in names for key in self._classes_named.get(name, ()))
        return [self._classes[key] for key in found]

    def _concepts_of(self) -> dict[str, list[Concept]]:
        pairs = [(each.term, concept) for concept in self.library.concepts for each in concept.terms if each.term]
        return {term: [concept for _, concept in group] for term, group in grouped(pairs, lambda pair: pair[0]).items()}

    def _named_classes(self) -> dict[tuple[str, str], dict[tuple[str, str], None]]:
        """By rulebook and name of a class or member, in lower case: the keys of the classes."""
        books = {table.id: self.rules[table.rule].rulebook for table in self.library.tables}
        named: dict[tuple[str, str], dict[tuple[str, str], None]] = defaultdict(dict)
        for each in self.library.equivalences:
            for name in (each.class_, each.value):
                if name:
                    named[books[each.table], name.lower()][each.table, each.class_] = None
        return named

    def _sorted(self, identities: Iterable[str]) -> list[str]:
        return sorted(identities, key=self._order.__getitem__)

    def _relate(self) -> None:
        self.refers_to: dict[str, set[str]] = defaultdict(set)
        self.referred_by: dict[str, set[str]] = defaultdict(set)
        for each in self.library.references:
            target = each.target_ruling or each.target or each.target_section
            if target and each.ruling is None:
                self.refers_to[each.source].add(target)
            if each.target:
                self.referred_by[each.target].add(each.ruling or each.source)
        definers = {term.id: term.rule for term in self.library.terms if term.rule}
        self.defined_by: dict[str, set[str]] = defaultdict(set)
        for link in self.library.term_links:
            if link.term in definers:
                self.defined_by[link.rule].add(definers[link.term])

    def _findings_of(self) -> dict[str, list[Finding]]:
        pairs = [(rule, finding) for finding in self.library.findings for rule in finding.rules]
        return {rule: [finding for _, finding in group] for rule, group in grouped(pairs, lambda pair: pair[0]).items()}

    def _uses_of(self) -> dict[str, list[Rule]]:
        pairs = dict.fromkeys((link.term, link.rule) for link in self.library.term_links)
        return {
            term: [self.rules[rule] for _, rule in group]
            for term, group in grouped(pairs, lambda pair: str(pair[0])).items()
        }
