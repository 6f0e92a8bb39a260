"""Which forms of a grammar a text makes use of: what is counted to see that every pattern of a table turns up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rules_db.engine.card_text.beginnings import Beginnings
from rules_db.engine.card_text.parts import AnyPart, Filled, Form, Part, Row
from rules_db.engine.card_text.reading import Reading
from rules_db.engine.card_text.table import CardText
from rules_db.engine.card_text.unreadable import offered


@dataclass(frozen=True, slots=True, order=True)
class Pattern:
    """One form of a part, by its words."""

    part: str
    pattern: str

    def __str__(self) -> str:
        return f"{self.part} “{self.pattern.strip()}”"


@dataclass(frozen=True, slots=True)
class _Noted:
    """What a text means, and the patterns that say so."""

    meaning: Any
    said: frozenset[Pattern]


def patterns(card_text: CardText) -> tuple[Pattern, ...]:
    """Every pattern that cards may say, in the order of the table."""
    parts = [part for part in card_text.grammar.parts.values() if isinstance(part, Part)]
    return tuple(dict.fromkeys(Pattern(part.name, form.pattern) for part in parts for form in offered(part)))


class Said:
    """Tells which patterns the effects of cards are made of; `all` are those of the table."""

    def __init__(self, card_text: CardText) -> None:
        whole = card_text.grammar.parts[card_text.start]
        if not isinstance(whole, Row):
            raise ValueError(f"{card_text.start}: the text of a card is a row of effects")
        parts = {name: _noting(part) for name, part in card_text.grammar.parts.items()}
        self._beginnings = Beginnings(parts)
        self.all = patterns(card_text)
        joints = [joint for joint in whole.joints if ";" in joint] or whole.joints
        self._effect, self._joints = whole.of, re.compile("|".join(map(re.escape, joints)))
        self.patterns = cache(self._patterns)

    def effects(self, text: str) -> list[str]:
        """The text of each effect in the text of a card: as much at a time as can be read as one effect.

        Semicolons part effects where a game has these.
        """
        ends = [(found.start(), found.end()) for found in self._joints.finditer(text)] + [(len(text), len(text))]
        found, start, at = [], 0, 0
        while at < len(ends):
            later = range(len(ends) - 1, at, -1)
            at = next((last for last in later if self.patterns(text[start : ends[last][0]].strip())), at)
            found.append(text[start : ends[at][0]].strip())
            start, at = ends[at][1], at + 1
        return [each for each in found if each]

    def _patterns(self, effect: str) -> frozenset[Pattern]:
        """What an effect is made of; nothing for a text that is not read."""
        reading = Reading(self._beginnings, effect, is_noting=False)
        return next(
            (frozenset(_said(each)) for each in reading.whole(self._effect)),
            frozenset(),
        )


def _noting(part: AnyPart) -> AnyPart:
    if not isinstance(part, Part):
        return part
    return replace(part, forms=tuple(_noting_form(part.name, form) for form in part.forms))


def _noting_form(part: str, form: Form) -> Form:
    own = Pattern(part, form.pattern)

    def build(filled: Filled) -> _Noted:
        meaning = form.build(Filled(tuple((slot, _meaning(value)) for slot, value in filled.items())))
        return _Noted(meaning, frozenset((own, *(each for _, value in filled.items() for each in _said(value)))))

    return replace(form, build=build)


def _meaning(value: Any) -> Any:
    """The same without the notes; a row is a tuple of pairs."""
    if isinstance(value, tuple):
        return tuple((joint, _meaning(each)) for joint, each in value)
    return value.meaning if isinstance(value, _Noted) else value


def _said(value: Any) -> Iterator[Pattern]:
    if isinstance(value, tuple):
        for _, each in value:
            yield from _said(each)
    elif isinstance(value, _Noted):
        yield from value.said
