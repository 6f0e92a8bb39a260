"""Term links: the defined words in a text, longest first, inflections included."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from rules_db.link.index import WORD, BookIndex, Phrase, Phrases
from rules_db.link.references import blank_out_verbatim
from rules_db.model import Term, TermId

_GAP = re.compile(r"[\s/\-]{1,2}|\s?['‘’]")
_EMPHASIS = re.compile(r"(?<![*\w])\*(?![*\s])([^*]+)\*(?!\*)")

_Other = tuple[int, int, Term]
"""A stretch of words, end excluded, in which the words of a term mean something else."""


@dataclass(frozen=True, slots=True)
class TermMention:
    """An occurrence of a term; offsets into the text, end excluded."""

    start: int
    end: int
    term: Term


def find_terms(text: str, book: BookIndex, taken: Iterable[tuple[int, int]] = ()) -> list[TermMention]:
    """The terms in a text, in order and without overlap.

    `taken` spans (the references) are left alone, and so is a term within a phrase that it is `not_in`.
    """
    plain, words, lowered = _read(text, taken)
    others = _other_senses(plain, words, lowered, book.others)
    found: list[TermMention] = []
    free = 0
    for at, word in enumerate(lowered):
        if at < free or word not in book.phrases:
            continue
        for end, term in _matches(plain, words, lowered, at, book.phrases):
            if not any(_covers(other, at, end, term) for other in others):
                found.append(TermMention(words[at].start(), words[end - 1].end(), term))
                free = end
                break
    return found


def said_otherwise(text: str, book: BookIndex) -> set[tuple[Phrase, TermId]]:
    """The phrases of a text, in lower case, in which the words of a term mean something else, with the term's id."""
    plain, words, lowered = _read(text, ())
    others = _other_senses(plain, words, lowered, book.others)
    return {(lowered[at:end], term.id) for at, end, term in others}


def emphasised(text: str) -> list[tuple[int, str]]:
    """(offset, words) of each emphasis, by which an author insists that a word is a defined term."""
    return [(match.start(1), match[1]) for match in _EMPHASIS.finditer(blank_out_verbatim(text))]


def _read(text: str, taken: Iterable[tuple[int, int]]) -> tuple[str, list[re.Match[str]], Phrase]:
    """The text with blanks for all that names no term, its words, and these in lower case."""
    plain = blank_out_verbatim(text)
    for start, end in taken:
        plain = plain[:start] + " " * (end - start) + plain[end:]
    words = list(WORD.finditer(plain))
    return plain, words, tuple(word[0].lower() for word in words)


def _matches(
    plain: str, words: list[re.Match[str]], lowered: Phrase, at: int, phrases: Phrases
) -> Iterator[tuple[int, Term]]:
    """The phrases that begin at a word, longest first: the number of the word after each, and its term."""
    for phrase, term in phrases[lowered[at]]:
        end = at + len(phrase)
        is_meant = not term.is_capitalised or words[at][0][0].isupper()
        if lowered[at:end] == phrase and is_meant and _is_close(plain, words[at:end]):
            yield end, term


def _other_senses(plain: str, words: list[re.Match[str]], lowered: Phrase, others: Phrases) -> list[_Other]:
    return [
        (at, end, term)
        for at, word in enumerate(lowered)
        if word in others
        for end, term in _matches(plain, words, lowered, at, others)
    ]


def _covers(other: _Other, at: int, end: int, term: Term) -> bool:
    start, stop, meant_otherwise = other
    return start <= at and end <= stop and term.id == meant_otherwise.id


def _is_close(plain: str, run: list[re.Match[str]]) -> bool:
    return all(_GAP.fullmatch(plain[left.end() : right.start()]) for left, right in pairwise(run))
