"""What an author probably meant: numbers, headings, admonitions and fences that are nearly in the form that is read."""

import re
from difflib import get_close_matches
from typing import NamedTuple

from rules_db.parse.form.characters import folded
from rules_db.parse.numbers import parse_rule_start, parse_ruling_title

MOST_CHARACTERS = 80  # no number stands further in, and patterns take the square of what they look through
_WORDS = r"rules?|sections?|sec|paragraphs?|para|articles?|art|numbers?|no|nr"
_SIGNS = r"[^\w\s]"
_PART = r"(?:[0-9]+|[A-Za-z]{1,3}(?![A-Za-z]))"
_RULE = re.compile(
    rf"{_SIGNS}*\s*(?:(?P<word>{_WORDS})\b[.:]?\s+)?{_SIGNS}*"
    rf"(?P<number>[A-Za-z]?[0-9]+(?:\.{_PART})+)(?P<attached>(?:[A-Za-z](?![A-Za-z]))?)",
    re.IGNORECASE | re.DOTALL,
)
_HEADING = re.compile(
    rf"(?P<before>[§(\[*_#]*\s*(?:(?:{_WORDS}|chapters?|chap)\b[.:]?\s+)?[(\[]*)"
    rf"(?P<number>[A-Za-z]?[0-9]+(?:\.{_PART})*)(?P<after>[^\w\s]*)(?P<rest>.*)",
    re.IGNORECASE | re.DOTALL,
)
_ROW = re.compile(r"\|.*\||\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?")
_ADMONITION = re.compile(r"(?:!{2,4}|\?{3}\+?)\s*[A-Za-z]+\s*(?:[\"“].*|$)")
_RULING = re.compile(r"!{1,4}\s*rul", re.IGNORECASE)
LANGUAGES = ("gherkin", "playthrough", "study", "text", "")


class NearRule(NamedTuple):
    """A number as it was probably meant, and what follows.

    `may_refer` where it is a ruling's or a word such as “Rule” stands before it, so that a sentence can begin with it.
    """

    number: str
    may_refer: bool
    rest: str


def near_rule(text: str) -> NearRule | None:
    """What a paragraph that begins nearly like a rule was to be; None for a count (“4 cards”), and for a rule."""
    if parse_rule_start(text):
        return None
    if ruling := parse_ruling_title(text):
        return NearRule(ruling[0], True, ruling[1])
    plain = folded(text[:MOST_CHARACTERS])
    match = _RULE.match(plain)
    if match is None:
        return None
    attached = f".{match['attached']}" if match["attached"] else ""
    rest = plain[match.end() :].lstrip(".,:;)]}*_`-–— ")
    return NearRule(_number(match["number"] + attached), bool(match["word"]), rest)


def near_heading(text: str) -> str | None:
    """The number of a heading that begins nearly like that of a section."""
    match = _HEADING.match(folded(text[:MOST_CHARACTERS]))
    if match is None:
        return None
    number = _number(match["number"])
    is_marked = match["before"].strip() or match["after"] or "." in number
    is_bare = not match["rest"].strip()
    return number if is_marked or is_bare or not text[0].isascii() else None


def near_table(text: str) -> bool:
    """Whether a written line of a paragraph is a row, so that a table was meant."""
    return bool(_ROW.fullmatch(text.strip()))


def near_admonition(text: str) -> bool:
    """Whether a paragraph was to open a ruling or a note."""
    return bool(_ADMONITION.fullmatch(text.split("\n")[0]) or _RULING.match(text))


def meant_language(language: str) -> str:
    """The language that a fence was probably to have; '' where it has one of its own."""
    plain = folded(language).casefold()
    return next(iter(get_close_matches(plain, [each for each in LANGUAGES if each], 1, 0.6)), "")


def _number(written: str) -> str:
    """The number as it would have to stand: letters in lower case, but for a leading one, and dots between parts."""
    lead, rest = (written[0].upper(), written[1:]) if written[0].isalpha() else ("", written)
    return lead + rest.lower()
