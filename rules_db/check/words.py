"""Terms: each is used, none is claimed twice, other senses are met, and emphasised words are terms."""

from collections.abc import Iterator

from rules_db.errors import Problem
from rules_db.link import find_terms, index_library, texts
from rules_db.link.index import BookIndex, name_forms, phrases_of
from rules_db.link.terms import emphasised, said_otherwise
from rules_db.model import Library


def check_terms(library: Library) -> Iterator[Problem]:
    """Terms that no rule uses, defining rules that do not exist, and names that two terms of a book claim."""
    linked = {link.term for link in library.term_links}
    rules = {rule.id for rule in library.rules}
    owners: dict[tuple[str, str], str] = {}
    for term in library.terms:
        place = term.place
        if term.rule and term.rule not in rules:
            number = term.rule.removeprefix(f"{term.rulebook}-")
            yield Problem(
                place.file, place.line, f"{term.name!r} is defined by {number}, which does not exist", "name a rule"
            )
        if term.id not in linked:
            yield Problem(place.file, place.line, f"no rule uses the term {term.name!r}", "use it, or drop it")
        for name in (term.name, *term.aliases):
            first = owners.setdefault((term.rulebook, name.casefold()), term.name)
            if first != term.name:
                what = f"{name!r} is a name of both {first!r} and {term.name!r}"
                yield Problem(place.file, place.line, what, "keep it for one of them")


def check_concepts(library: Library) -> Iterator[Problem]:
    """Names that a concept has in a rulebook whose glossary lacks them."""
    for concept in library.concepts:
        for each in concept.terms:
            if each.name and each.term is None:
                what = f"{each.name!r} is no term of {each.rulebook}"
                yield Problem(concept.place.file, concept.place.line, what, "name one of its glossary, or `none`")


def check_other_senses(library: Library) -> Iterator[Problem]:
    """Phrases in which a term is said to mean something else, and that do not hold it, or are met nowhere."""
    index = index_library(library)
    met = {each for text in texts(library) for each in said_otherwise(text.text, index.books[text.rulebook])}
    for term in library.terms:
        named, place = BookIndex(phrases=phrases_of([term])), term.place
        for phrase in term.not_in:
            if not find_terms(phrase, named):
                what = f"{phrase!r} does not hold the term {term.name!r}"
                yield Problem(place.file, place.line, what, "write the term with the words around it")
            if not any((form, term.id) in met for form in name_forms(phrase)):
                yield Problem(place.file, place.line, f"{phrase!r} stands nowhere in the rulebook", "drop it")


def check_emphasis(library: Library) -> Iterator[Problem]:
    """Words that an author marks as a defined term, and the glossary lacks."""
    index = index_library(library)
    for rule in library.rules:
        for _, words in emphasised(rule.text):
            if not find_terms(words, index.books[rule.rulebook]):
                what = f"{words!r} is emphasised as a term, and the glossary lacks it"
                yield Problem(rule.place.file, rule.place.line, what, "define it, or take off the emphasis")
