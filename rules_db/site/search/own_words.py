"""What each game calls the terms of the rulebooks, for readers who come from that game: one script for all of them."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.model import Equivalence, Term
from rules_db.site.front_end import named_script
from rules_db.site.view.library import LibraryView

MOST_NAMES = 3  # Of a class with more members, the first tell enough.


@dataclass(frozen=True, slots=True)
class OwnWordsFile:
    """The words as they are written to `path`, relative to the root of the site; '' where no game has any."""

    path: str
    content: str


def own_words_file(view: LibraryView) -> OwnWordsFile:
    """`games` in their order; `words` by the id of a term: the place of a game among them, and its name for it."""
    words = {term.id: named for term in view.library.terms if (named := own_words(term, view))}
    columns = dict.fromkeys(each.column for each in view.library.equivalences)
    titles = (book.short_title for book in view.library.rulebooks)
    games = [game for game in dict.fromkeys((*columns, *titles)) if any(game in named for named in words.values())]
    if not games:
        return OwnWordsFile("", "")
    places = {game: place for place, game in enumerate(games)}
    numbered = {term: {places[game]: name for game, name in named.items()} for term, named in words.items()}
    return OwnWordsFile(*named_script("own-words", "RulesDb.addOwnWords", {"games": games, "words": numbered}))


def own_words(term: Term, view: LibraryView) -> dict[str, str]:
    """By game, what it calls a term, where that is another word."""
    names: dict[str, dict[str, None]] = {}
    for game, name in _names(term, view):
        names.setdefault(game, {})[name] = None
    known = {name.lower() for name in (term.name, *term.aliases)}
    return {
        game: ", ".join(list(said)[:MOST_NAMES])
        for game, said in names.items()
        if not any(name.lower() in known for name in said)
    }


def _names(term: Term, view: LibraryView) -> Iterator[tuple[str, str]]:
    """(game, name): of the concepts with the term, then of equivalence tables with it or with such a name."""
    others = [
        other
        for concept in view.concepts_of.get(term.id, ())
        for each in concept.terms
        if each.term and (other := _term(each.term, view)) and other.rulebook != term.rulebook
    ]
    yield from ((view.books[other.rulebook].short_title, other.name) for other in others)
    for known in (term, *others):
        for members in view.classes_of(known):
            if _is_meant(known, members[0], view):
                yield from ((each.column, each.value) for each in members if each.value)


def _is_meant(term: Term, member: Equivalence, view: LibraryView) -> bool:
    """Whether a class is that of a term, and not of another game's word that is written as it is.

    It is where the term names the class, or the rule of the class speaks of the term.
    """
    if member.class_.lower() in {name.lower() for name in (term.name, *term.aliases)}:
        return True
    return any(rule.id == member.rule for rule in view.uses_of.get(term.id, ()))


def _term(identity: str, view: LibraryView) -> Term | None:
    target = view.targets.get(identity)
    return target if isinstance(target, Term) else None
