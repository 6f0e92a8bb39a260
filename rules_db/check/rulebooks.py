"""What a rulebook as a whole must have: a place among the others, rules, and counts that are no references."""

import re
from collections.abc import Iterator
from itertools import count

from rules_db.errors import Problem
from rules_db.link import find_references, index_library, texts
from rules_db.model import Library

_MEASURE = r"\s?(?:(?:times|fold|percent|per cent|cm|mm|inch(?:es)?|seconds?|minutes?|hours?)\b|[×x%](?!\w))"
_COUNT = re.compile(rf"[0-9]+\.[0-9]+(?={_MEASURE})")


def check_order(library: Library) -> Iterator[Problem]:
    """Every rulebook says where it stands among the others; the hint is a place that is free."""
    taken = {book.ordinal for book in library.rulebooks}
    free = (place for place in count(1) if place not in taken)
    for book in library.rulebooks:
        if book.ordinal < 1:
            what = "the front matter lacks a whole number `order`, from 1"
            yield Problem(book.place.file, book.place.line, what, f"add `order: {next(free)}`, which is free")


def check_rules(library: Library) -> Iterator[Problem]:
    """Every rulebook has a rule."""
    with_rules = {rule.rulebook for rule in library.rules}
    for book in library.rulebooks:
        if book.id not in with_rules:
            mend = "begin a paragraph of a chapter with a full number: `1.1 Each player draws a card.`"
            yield Problem(book.place.file, book.place.line, f"the rulebook {book.id} has no rule", mend)


def check_counts(library: Library) -> Iterator[Problem]:
    """Counts with a point that read as references, as in “1.5 times”, although there is a rule of that number."""
    index = index_library(library)
    for text in texts(library):
        counts = {match.span() for match in _COUNT.finditer(text.text)}
        for mention in find_references(text.text, text.rulebook, index) if counts else ():
            if (mention.start, mention.end) in counts and not mention.is_dangling:
                escaped = mention.text.replace(".", "\\.")
                what = f"“{mention.text}” is a count and reads as a reference"
                yield Problem(text.place.file, text.place.line, what, f"write {escaped} for a count")
