"""A rule's number in a query, however it is spelled.

The browser reads numbers in the same way (`site/assets/search/numbers.js`): `tests/search/numbers.toml` is the table of
cases that holds the two to the same answers.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules_db.ranking.words import fold

_GAP = re.compile(r"[\s-]+")
_LABEL = re.compile(r"(?:(?:rule|ruling|section|chapter)s?(?![a-z])|§+)")
_SEPARATORS = re.compile(r"[\s.-]+")
_BETWEEN = re.compile(r"(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])")
_NUMBER = re.compile(r"(?:([a-z])\.)?([0-9]+(?:\.(?:[0-9]+|[a-z]))*?)(?:\.(?:(bis|ter)|r\.([0-9]+)))?")


class Number(NamedTuple):
    """A number as rulebooks carry it, such as 607.3.b, 303.1bis or 603.4.R1; `book` is '' where none was named."""

    book: str
    number: str


def read_number(query: str, books: Mapping[str, str]) -> Number | None:
    """The number that a query asks for, None for any other query. `books` are titles by the keys of rulebooks.

    Before it may stand a rulebook, by its key or title, and a word such as rule; its parts may touch, or be separated
    by dots, blanks or hyphens.
    """
    book, rest = _split_book(fold(query).strip(), books)
    rest = _SEPARATORS.sub(".", rest[_end_of_label(rest) :])
    match = _NUMBER.fullmatch(_BETWEEN.sub(".", rest.strip(".")))
    if match is None:
        return None
    lead, parts, repeated, ruling = match.groups(default="")
    return Number(book, lead.upper() + parts + repeated + (f".R{ruling}" if ruling else ""))


def _split_book(text: str, books: Mapping[str, str]) -> tuple[str, str]:
    """The key of the rulebook that a folded text begins with, '' for none, and what follows."""
    for name, key in sorted(_names(books), key=lambda pair: -len(pair[0])):
        rest = text.removeprefix(name)
        if rest != text and (gap := _GAP.match(rest)):
            return key, rest[gap.end() :]
    return "", text


def _names(books: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for key, title in books.items():
        yield key, key
        yield fold(title), key


def _end_of_label(text: str) -> int:
    label = _LABEL.match(text)
    return label.end() if label else 0
