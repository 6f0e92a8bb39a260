"""What can be linked to, found by the names that texts use."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rules_db.link.inflections import phrase_forms
from rules_db.model import Library, Rule, RulebookId, Ruling, Section, Term
from rules_db.parse.numbers import sort_key

WORD = re.compile(r"[^\W_]+")

Phrase = tuple[str, ...]
Phrases = dict[str, list[tuple[Phrase, Term]]]


@dataclass(slots=True)
class BookIndex:
    """The rules, sections and rulings of one rulebook by number (as written, `bis` included), and its terms by phrase.

    `phrases` maps a phrase's first word to (phrase, term) pairs, longest phrase first; so does `others`, of the phrases
    in which the words of a term mean something else.
    """

    rules: dict[str, Rule] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    children: dict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    phrases: Phrases = field(default_factory=dict)
    others: Phrases = field(default_factory=dict)

    def range(self, first: Rule, last: Rule) -> list[Rule]:
        """The siblings from first to last, both included, as readers count; empty where they are no siblings."""
        if first.section != last.section or first.parent != last.parent:
            return []
        siblings = self.children[first.parent or first.section]
        low, high = sort_key(first.number), sort_key(last.number)
        return [rule for rule in siblings if low <= sort_key(rule.number) <= high]


@dataclass(frozen=True, slots=True)
class LinkIndex:
    """Every rulebook's index, by key; a rulebook without an overview (a problem of its own) has one too."""

    books: dict[RulebookId, BookIndex]


def index_library(library: Library) -> LinkIndex:
    """The index of a library; where a phrase belongs to two terms the earlier one keeps it (the check reports it)."""
    books: dict[RulebookId, BookIndex] = defaultdict(BookIndex, {book.id: BookIndex() for book in library.rulebooks})
    for section in library.sections:
        books[section.rulebook].sections[_id_number(section.id, section.rulebook)] = section
    for rule in library.rules:
        book = books[rule.rulebook]
        book.rules[_id_number(rule.id, rule.rulebook)] = rule
        book.children[rule.parent or rule.section].append(rule)
    for ruling in library.rulings:
        books[ruling.rulebook].rulings[ruling.number] = ruling
    for key, book in books.items():
        terms = [term for term in library.terms if term.rulebook == key]
        book.phrases = phrases_of(terms)
        book.others = _by_first_word(
            (form, term) for term in terms for each in term.not_in for form in name_forms(each)
        )
    return LinkIndex(books)


def _id_number(identity: str, rulebook: RulebookId) -> str:
    return identity.removeprefix(f"{rulebook}-")


def name_forms(name: str) -> list[Phrase]:
    """The forms in which a name or phrase may stand in a text."""
    return sorted(phrase_forms(tuple(WORD.findall(name)) or (name,)))


def phrases_of(terms: Sequence[Term]) -> Phrases:
    """Every form of every name of these terms; where two share one, names go before aliases."""
    owners: dict[Phrase, Term] = {}
    for term in terms:
        owners |= {form: term for form in name_forms(term.name) if form not in owners}
    for term in terms:
        owners |= {form: term for alias in term.aliases for form in name_forms(alias) if form not in owners}
    return _by_first_word(owners.items())


def _by_first_word(pairs: Iterable[tuple[Phrase, Term]]) -> Phrases:
    by_first: Phrases = defaultdict(list)
    for phrase, term in pairs:
        by_first[phrase[0]].append((phrase, term))
    for entries in by_first.values():
        entries.sort(key=lambda entry: (-len(entry[0]), entry[0]))
    return dict(by_first)
