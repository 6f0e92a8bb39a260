"""Other words for the same: what a query's words stand for besides themselves.

A term, and every term that `concepts.md` puts beside it, is one idea. Its names and aliases in any game lead to it.
"""

from collections.abc import Iterator

from rules_db.model import Library
from rules_db.ranking.everyday import said_instead
from rules_db.ranking.words import stems

IDEA = "#"
BOOK = "@"
NAME_WEIGHT, ALIAS_WEIGHT, SEARCH_WEIGHT, EVERYDAY_WEIGHT, BOOK_WEIGHT = 80, 70, 60, 60, 100

Phrases = dict[tuple[str, str], int]
"""(stems of the phrase, joined by blanks; the key that it stands for) -> weight, where a word's own stem has 100."""


def ideas_of(library: Library) -> dict[str, tuple[str, ...]]:
    """The keys of the ideas that each term names, by the term's id: its concepts, or else the term itself."""
    found: dict[str, tuple[str, ...]] = {}
    for concept in library.concepts:
        for each in concept.terms:
            if each.term:
                found[each.term] = (*found.get(each.term, ()), f"{IDEA}{concept.id}")
    return {term.id: found.get(term.id, (f"{IDEA}{term.id}",)) for term in library.terms}


def phrases_of(library: Library) -> Phrases:
    """All phrases that stand for something, in the order of their first appearance."""
    found: dict[tuple[str, str], int] = {}
    for phrase, key, weight in _all(library):
        pair = " ".join(stems(phrase)), key
        if pair[0] and pair[0] != key:
            found[pair] = max(weight, found.get(pair, 0))
    return found


def phrase_texts(library: Library) -> Iterator[str]:
    """All phrases as they are written."""
    return (phrase for phrase, _, _ in _all(library))


def _all(library: Library) -> Iterator[tuple[str, str, int]]:
    yield from _names(library)
    yield from _books(library)
    yield from _everyday()


def _names(library: Library) -> Iterator[tuple[str, str, int]]:
    ideas = ideas_of(library)
    for term in library.terms:
        for idea in ideas[term.id]:
            yield term.name, idea, NAME_WEIGHT
            yield from ((alias, idea, ALIAS_WEIGHT) for alias in term.aliases)
            yield from ((alias, idea, SEARCH_WEIGHT) for alias in term.search_aliases)
    for concept in library.concepts:
        yield concept.name, f"{IDEA}{concept.id}", NAME_WEIGHT


def _books(library: Library) -> Iterator[tuple[str, str, int]]:
    for book in library.rulebooks:
        for name in (book.id, book.title, book.short_title):
            yield name, f"{BOOK}{book.id}", BOOK_WEIGHT


def _everyday() -> Iterator[tuple[str, str, int]]:
    for said, word in said_instead():
        yield from ((said, key, EVERYDAY_WEIGHT) for key in stems(word))
