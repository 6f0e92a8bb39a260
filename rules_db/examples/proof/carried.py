"""The proof of a rulebook for which nothing has changed, carried over from the database that was built before.

What a proof shows follows from the book's examples, from which rules there are, and from the code that runs them; the
words of a rule are no part of that. So a database notes of each book of what its proof was made and what came of it.
Both are digests, and where either is another one now, the book is proved anew.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from sys import version as python
from typing import NamedTuple

from rules_db.engine.engines import engine_keys
from rules_db.model import Citation, ExampleCard, ExampleEvent, KnockOut, Library, RulebookId, RuleId, Watch

PACKAGE = Path(__file__).parents[2]
CODE = ("engine", "examples", "model", "errors.py", "__init__.py", "games/__init__.py")
"""What of the package runs examples, besides the folder of their game."""
_READERS = ("cucumber-expressions", "gherkin-official")
_SUFFIXES = (".py", ".toml")


class Shown(NamedTuple):
    """What the proof of some books has shown, each part in the order of their library.

    `outcomes` are those of examples, with the rules that they cite; `levels` the level of each rule, why it has it, and
    whether it is watched. Both are by id.
    """

    outcomes: Mapping[str, tuple[str, tuple[RuleId, ...]]]
    levels: Mapping[str, tuple[str, str, bool]]
    events: tuple[ExampleEvent, ...]
    example_cards: tuple[ExampleCard, ...]
    citations: tuple[Citation, ...]
    knock_outs: tuple[KnockOut, ...]
    watches: tuple[Watch, ...]


@dataclass(frozen=True, slots=True)
class Earlier:
    """A library as it was stored, and what its database notes of the proof of each book, by its key."""

    library: Library
    notes: Mapping[str, str]

    def holds(self, library: Library) -> frozenset[RulebookId]:
        """The books of a library whose proof would come to the same again."""
        books = frozenset(book for book in proved_books(library) if book in self.notes)
        return frozenset(book for book in books if self.notes[book] == _note(library, book, self.library))


def proved_books(library: Library) -> tuple[RulebookId, ...]:
    """The books that have an engine, in the order of their library."""
    return tuple(book.id for book in library.rulebooks if book.id in engine_keys())


def notes_of(library: Library) -> dict[str, str]:
    """Of what the proof of each book was made and what it has shown, by the key of the book."""
    return {book: _note(library, book, library) for book in proved_books(library)}


def _note(library: Library, book: RulebookId, proved: Library) -> str:
    digest = sha256(repr([python, *map(version, _READERS)]).encode())
    for path in code_of(book):
        digest.update(b"%s\0%s\0" % (path.relative_to(PACKAGE).as_posix().encode(), path.read_bytes()))
    rules = [(rule.id, rule.is_withdrawn) for rule in library.rules_of(book)]
    examples = [(each.id, each.rule, each.title, each.text) for each in library.examples if each.rulebook == book]
    digest.update(repr((rules, examples)).encode())
    return f"{digest.hexdigest()} {sha256(repr(shown_of(proved, {book})).encode()).hexdigest()}"


def code_of(book: RulebookId) -> Iterator[Path]:
    """Every file that decides what the examples of a book come to."""
    for name in (*CODE, f"games/{book.replace('-', '_')}"):
        place = PACKAGE / name
        yield from sorted(path for path in (place, *place.rglob("*")) if path.suffix in _SUFFIXES)


def shown_of(library: Library, books: Collection[RulebookId]) -> Shown:
    """What a library tells of the proof of some of its books."""
    outcomes = {each.id: (each.outcome, each.rules) for each in library.examples if each.rulebook in books}
    rules = [each for each in library.rules if each.rulebook in books]
    levels = {str(each.id): (each.level, each.level_reason, each.watched) for each in rules}
    return Shown(
        outcomes,
        levels,
        tuple(each for each in library.events if each.example in outcomes),
        tuple(each for each in library.example_cards if each.example in outcomes),
        tuple(each for each in library.citations if each.rule in levels),
        tuple(each for each in library.knock_outs if each.rule in levels),
        tuple(each for each in library.watches if each.rule in levels),
    )


def with_carried(library: Library, shown: Shown) -> Library:
    """The library in which what was shown of some books stands beside what it has of the others, as in one proof."""
    at_rule = {each.id: at for at, each in enumerate(library.rules)}
    at_example = {each.id: at for at, each in enumerate(library.examples)}
    at_book = {book.id: at for at, book in enumerate(library.rulebooks)}
    book_of = {each.id: at_book[each.rulebook] for each in library.rules}
    return replace(
        library,
        examples=tuple(
            replace(each, outcome=told[0], rules=told[1]) if (told := shown.outcomes.get(each.id)) else each
            for each in library.examples
        ),
        rules=tuple(
            replace(each, level=level[0], level_reason=level[1], watched=level[2])
            if (level := shown.levels.get(each.id))
            else each
            for each in library.rules
        ),
        events=tuple(sorted((*library.events, *shown.events), key=lambda each: at_example[each.example])),
        example_cards=tuple(
            sorted((*library.example_cards, *shown.example_cards), key=lambda each: at_example[each.example])
        ),
        citations=tuple(sorted((*library.citations, *shown.citations), key=lambda each: at_rule[each.rule])),
        knock_outs=tuple(sorted((*library.knock_outs, *shown.knock_outs), key=lambda each: at_rule[each.rule])),
        watches=tuple(sorted((*library.watches, *shown.watches), key=lambda each: book_of[each.rule])),
    )
