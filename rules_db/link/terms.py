"""Term links: the defined words in a text, longest first, inflections included."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from rules_db.link.index import WORD, BookIndex, Phrase
from rules_db.link.references import blank_out_verbatim
from rules_db.model import Term

_GAP = re.compile(r"[\s/\-]{1,2}|\s?'")
_EMPHASIS = re.compile(r"(?<![*\w])\*(?![*\s])([^*]+)\*(?!\*)")


@dataclass(frozen=True, slots=True)
class TermMention:
    """An occurrence of a term; offsets into the text, end excluded."""

    start: int
    end: int
    term: Term


def find_terms(text: str, book: BookIndex, taken: Iterable[tuple[int, int]] = ()) -> list[TermMention]:
    """The terms in a text, in order and without overlap; `taken` spans (the references) are left alone."""
    plain = blank_out_verbatim(text)
    for start, end in taken:
        plain = plain[:start] + " " * (end - start) + plain[end:]
    words = list(WORD.finditer(plain))
    lowered = tuple(word[0].lower() for word in words)
    found: list[TermMention] = []
    at = 0
    while at < len(words):
        hit = _match(plain, words, lowered, at, book)
        if hit is None:
            at += 1
            continue
        phrase, term = hit
        found.append(TermMention(words[at].start(), words[at + len(phrase) - 1].end(), term))
        at += len(phrase)
    return found


def emphasised(text: str) -> list[tuple[int, str]]:
    """(offset, words) of each emphasis, by which an author insists that a word is a defined term."""
    return [(match.start(1), match[1]) for match in _EMPHASIS.finditer(blank_out_verbatim(text))]


def _match(
    plain: str, words: list[re.Match[str]], lowered: Phrase, at: int, book: BookIndex
) -> tuple[Phrase, Term] | None:
    for phrase, term in book.phrases.get(lowered[at], ()):
        end = at + len(phrase)
        if lowered[at:end] == phrase and _is_close(plain, words[at:end]):
            return phrase, term
    return None


def _is_close(plain: str, run: list[re.Match[str]]) -> bool:
    return all(_GAP.fullmatch(plain[left.end() : right.start()]) for left, right in pairwise(run))
