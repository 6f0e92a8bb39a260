"""What the pages ask of a library, looked up once: who names whom, what stands under what, and where."""

from collections import defaultdict

from rules_db.lookup import Mentions, Surroundings, Target, grouped, targets_of
from rules_db.model import (
    Citation,
    Concept,
    Equivalence,
    Example,
    ExampleEvent,
    Library,
    Page,
    Rule,
    Rulebook,
    RulebookId,
    Setting,
    Table,
    Term,
    Watch,
)
from rules_db.site.view.counts import count_book
from rules_db.site.view.levels import book_levels

HUES = 6  # css/hues.css


class LibraryView:
    """A library with the look-ups that its pages share. Every list is in reading order."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.books: dict[RulebookId, Rulebook] = {book.id: book for book in library.rulebooks}
        self.hues = {book.id: place % HUES for place, book in enumerate(library.rulebooks)}
        self.pages: dict[str, Page] = {page.file: page for page in library.pages}
        self.pages_of = grouped(library.pages, lambda page: page.rulebook)
        self.sections = {section.id: section for section in library.sections}
        self.rulings = {str(ruling.id): ruling for ruling in library.rulings}
        self.targets: dict[str, Target] = targets_of(library)
        self.mentions = Mentions(library, self.targets)
        self.around = Surroundings(library, self.targets)
        self.rules = self.around.rules
        self.sections_in = grouped(library.sections, lambda section: section.place.file)
        self.rules_in = grouped(library.rules, lambda rule: rule.place.file)
        self.rulings_in = grouped(library.rulings, lambda ruling: ruling.place.file)
        self.tables_of: dict[str, list[Table]] = grouped(library.tables, lambda table: table.rule)
        self.examples_of: dict[str, list[Example]] = grouped(library.examples, lambda example: example.rule)
        self.told_of = {(each.rule, each.text): each for each in library.plain_examples}
        self.events_of: dict[str, list[ExampleEvent]] = grouped(library.events, lambda event: event.example)
        self.cards_of = grouped(library.example_cards, lambda card: card.example)
        self.knock_outs_of = grouped(library.knock_outs, lambda each: (each.example, each.scenario))
        self.watches_of: dict[str, list[Watch]] = grouped(library.watches, lambda watch: watch.rule)
        self.citations_of: dict[str, list[Citation]] = grouped(library.citations, lambda citation: citation.rule)
        self.levels = book_levels(library)
        self.counts = {book.id: count_book(library, book) for book in library.rulebooks}
        self.settings_of: dict[str, list[Setting]] = grouped(library.settings, lambda setting: setting.ruling)
        self.asked_of = grouped(library.asked, lambda each: str(each.rule))
        self.concepts_of = self._concepts_of()
        self._classes = grouped(library.equivalences, lambda each: (each.table, each.class_))
        self._classes_named = self._named_classes()
        self.uses_of = self._uses_of()

    def book_of(self, file: str) -> Rulebook | None:
        """The rulebook that a page belongs to, written or generated."""
        parts = file.split("/")
        return self.books.get(RulebookId(parts[1])) if parts[0] == "rulebooks" and len(parts) > 2 else None

    def classes_of(self, term: Term) -> list[list[Equivalence]]:
        """The classes of its rulebook's equivalence tables in which a term, under any of its names, is a member."""
        names = [(term.rulebook, name.lower()) for name in (term.name, *term.aliases)]
        keys = dict.fromkeys(key for name in names for key in self._classes_named.get(name, ()))
        return [self._classes[key] for key in keys]

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

    def _uses_of(self) -> dict[str, list[Rule]]:
        pairs = dict.fromkeys((link.term, link.rule) for link in self.library.term_links)
        return {
            term: [self.rules[rule] for _, rule in group]
            for term, group in grouped(pairs, lambda pair: str(pair[0])).items()
        }
