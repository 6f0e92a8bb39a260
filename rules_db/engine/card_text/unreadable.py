"""What is wrong with a text, in one line: the place in it, and the sentences that come nearest."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from rules_db.engine.card_text.parts import Form, Part, Row
from rules_db.engine.card_text.patterns import words_of
from rules_db.engine.card_text.reading import Complaint, Reading

if TYPE_CHECKING:
    from rules_db.engine.card_text.grammar import Grammar

NEAREST = 3
"""How many sentences are named that come near to what was written."""

LIKE = 0.75
"""How like what was written a form has to be, from 0 to 1, to be told before the larger part that was wanted there."""

SHOWN = 5
"""How many of the words are named that might stand where none of them does."""


class Unreadable(Exception):
    """A text that a grammar does not read. `column` counts from 1."""

    def __init__(self, column: int, message: str) -> None:
        self.column = column
        super().__init__(f"column {column}: {message}")


def unreadable(grammar: Grammar, reading: Reading) -> Unreadable:
    """Why a text cannot be read: what its words fail to say, or else where nothing fits."""
    reach = max((miss.at for miss in reading.misses if miss.at not in reading.stretched), default=0)
    complaint = _worst(reading)
    if complaint is not None and complaint.end >= reach:
        said = reading.text[complaint.start : complaint.end]
        return Unreadable(complaint.start + 1, f"{said!r}: {complaint.why}")
    begins = _word_at(reading.text, reach)
    is_begun = any(miss.at == begins for miss in reading.misses)
    part, start = _where(grammar, reading, begins if is_begun else reach)
    said = reading.text[start:]
    here = reading.text[begins:]
    what = f"{said!r} is not {part.about}" if start == begins and said else _wanted(reading, reach, begins, here)
    return Unreadable(begins + 1, f"{what} (nearest: {', '.join(map(repr, nearest(grammar, part, said)))})")


def _word_at(text: str, reach: int) -> int:
    """Where the word begins in whose middle nothing fits any more: the beginning of another word is no part of it."""
    while 0 < reach < len(text) and text[reach].isalpha() and text[reach - 1].isalpha():
        reach -= 1
    return reach


def two_readings(reading: Reading, part: str) -> Unreadable:
    """A text with more than one meaning: a mistake of the grammar, found before anybody plays by one of them."""
    said, patterns = reading.torn()
    said = said or reading.text
    ways = f": as {' and as '.join(map(repr, patterns))}" if patterns else f" as {part}"
    return Unreadable(reading.text.find(said) + 1, f"{said!r} can be read in more than one way{ways}")


def nearest(grammar: Grammar, part: Part, said: str) -> list[str]:
    """The patterns of a part whose words come nearest to what was written, best first."""
    ranked = sorted(offered(part), key=lambda form: -_likeness(form, said))
    return [form.pattern for form in ranked[:NEAREST]]


def offered(part: Part) -> list[Form]:
    """The forms that somebody may say."""
    return [form for form in part.forms if not form.refused]


def _likeness(form: Form, said: str) -> float:
    """How like two openings are, letter by letter: as many letters as the words of the pattern have."""
    words = words_of(form.nodes)
    ends = said.split(" ")[: words.count(" ") + 1]
    return max(SequenceMatcher(None, words, said[: len(words)]).ratio(), SequenceMatcher(None, words, ends).ratio())


def _worst(reading: Reading) -> Complaint | None:
    """The complaint that comes last in the text, of these one of what nothing else reads, and about the least of it.

    That a sentence is wrong where it stands is said last of what could be said about it.
    """

    def rank(one: Complaint) -> tuple[int, bool, int, bool]:
        return one.end, not reading.is_read(one.start, one.end), one.start, not one.is_misplaced

    return max(reading.complaints, key=rank, default=None)


def _where(grammar: Grammar, reading: Reading, reach: int) -> tuple[Part, int]:
    """The part that does not fit, and where it begins.

    Of the parts that begin where nothing fits it is the one that comes nearest to what stands there, the largest of
    equals, or of all where none comes near; where none begins there, it is the smallest that was begun.
    """
    begun = dict.fromkeys(each for miss in reading.misses if miss.at == reach for each in miss.within)
    known = [(part, start) for name, start in begun if isinstance(part := grammar.parts[name], Part) and part.about]
    here, said = [part for part, start in known if start == reach], reading.text[reach:]
    if here and said:
        like = {part.name: max(_likeness(form, said) for form in offered(part)) for part in here}
        near = [part for part in here if like[part.name] >= LIKE]
        return max(near or here[:1], key=lambda part: like[part.name]), reach
    return max(known or _in_rows(grammar, begun), key=lambda each: each[1])


def _in_rows(grammar: Grammar, begun: Iterable[tuple[str, int]]) -> list[tuple[Part, int]]:
    """What the rows that were begun are made of, where nothing but rows was."""
    found = []
    for name, start in begun:
        part = grammar.parts[name]
        while isinstance(part, Row):
            part = grammar.parts[part.of]
        found += [(part, start)] if isinstance(part, Part) else []
    return found


def _wanted(reading: Reading, reach: int, begins: int, here: str) -> str:
    """'monstr' does not go on (monster, card, spell, trap…): what might stand there, the likest first."""
    read = reading.text[begins:reach]
    misses = [miss for miss in reading.misses if miss.at == reach and len(miss.wanted.strip()) > 1]
    wanted = list(dict.fromkeys(read + (miss.wanted.rstrip() if read else miss.wanted.strip()) for miss in misses))
    likest = sorted(wanted, key=lambda each: -SequenceMatcher(None, each, here[: len(each) + 1]).ratio())
    told = ", ".join(likest[:SHOWN]) + ("…" if len(likest) > SHOWN else "")
    what = f"{here!r} does not go on" if here else "the text stops too early"
    return f"{what} ({told})" if told else what
