"""A rule's number in a query, however it is spelled.

The browser reads numbers in the same way (`site/assets/search/numbers.js`): `tests/search/numbers.toml` is the table of
cases that holds the two to the same answers.
"""

import re
from collections.abc import Iterator, Mapping
from string import ascii_uppercase
from typing import NamedTuple

from rules_db.ranking.words import fold

_GAP = re.compile(r"[\s-]+")
_LABEL = re.compile(r"(?:(?:rule|ruling|section|chapter)s?(?![a-z])|§+)")
_SHORT_LABEL = re.compile(r"(?:^\s*|(?<=[A-Za-z][\s-]))r[\s.]*(?=[0-9]+(?:[\s.,-]+[0-9a-z]|[a-z]))")  # R1 is a number
_COMMA = r",(?![0-9]{3}(?![0-9]))"  # that of 8,000 parts no numbers
_SEPARATORS = re.compile(rf"(?:[\s.-]|{_COMMA})+")
_BETWEEN = re.compile(r"(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])")
_NUMBER = re.compile(r"(?:([a-z])\.)?([0-9]+(?:\.(?:[0-9]+|[a-z]))*?)(?:\.(?:(bis|ter)|r\.([0-9]+)))?")

_REPEATED = re.compile(r"(?:bis|ter)$")


class Number(NamedTuple):
    """A number as rulebooks carry it, such as 607.3.b, 303.1bis or 603.4.R1; `book` is '' where none was named."""

    book: str
    number: str


def read_number(query: str, books: Mapping[str, str]) -> Number | None:
    """The number that a query asks for, None for any other query. `books` are titles by the keys of rulebooks.

    Before it may stand a rulebook, by its key or title, and a word such as rule, or r; its parts may touch, or be
    separated by dots, commas, blanks or hyphens.
    """
    book, rest = _split_book(fold(_SHORT_LABEL.sub("", query, count=1)).strip(), books)
    rest = _SEPARATORS.sub(".", rest[_end_of_label(rest) :])
    match = _NUMBER.fullmatch(_BETWEEN.sub(".", rest.strip(".")))
    if match is None:
        return None
    lead, parts, repeated, ruling = match.groups(default="")
    return Number(book, lead.upper() + parts + repeated + (f".R{ruling}" if ruling else ""))


def nearest_numbers(number: str) -> Iterator[str]:
    """The number, and what to look for where nothing has it, the nearest first: 607.3.z, 607.3, 607."""
    for written in dict.fromkeys((number, number.lstrip(ascii_uppercase))):
        yield written
        part = _REPEATED.sub("", written)
        if part != written:
            yield part
        while "." in part:
            part = part.rpartition(".")[0]
            yield part


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
