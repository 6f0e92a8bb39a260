"""A grammar: parts by name, compiled once, from which texts are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from rules_db.engine.card_text.beginnings import Beginnings
from rules_db.engine.card_text.parts import AnyPart, Form, Part, Row, Token
from rules_db.engine.card_text.reading import Reading
from rules_db.engine.card_text.unreadable import Unreadable, two_readings, unreadable
from rules_db.engine.card_text.written import unstopped

LONGEST_TEXT = 2_000
"""How many characters a card may say; each part of a text is read within the one before it."""


@dataclass(frozen=True)
class Grammar:
    """Parts by name. `of` refuses a name that is used twice, and a slot for which there is no part.

    `known_from` is a grammar with the same forms, and other samples.
    """

    parts: dict[str, AnyPart]
    known_from: Grammar | None = None

    @classmethod
    def of(cls, parts: Iterable[AnyPart]) -> Grammar:
        """Raises ValueError, as such a table is a mistake of whoever wrote it."""
        named: dict[str, AnyPart] = {}
        for part in parts:
            if part.name in named:
                raise ValueError(f"there are two parts {part.name!r} (give each a name of its own)")
            named[part.name] = part
        grammar = cls(named)
        missing = sorted(set(grammar._mentioned()) - set(named))
        if missing:
            raise ValueError(f"there is no part {', '.join(missing)} (add it, or mend the slot)")
        return grammar

    @cached_property
    def beginnings(self) -> Beginnings:
        """What its forms begin with."""
        return self.known_from.beginnings if self.known_from else Beginnings(self.parts)

    def knowing(self, samples: Mapping[str, Sequence[str]]) -> Grammar:
        """The same grammar with these samples of words and numbers, by the names of their parts."""
        parts = {name: self._with(part, samples.get(name, ())) for name, part in self.parts.items()}
        return Grammar(parts, known_from=self)

    @staticmethod
    def _with(part: AnyPart, samples: Sequence[str]) -> AnyPart:
        return replace(part, samples=tuple(samples)) if samples and isinstance(part, Token) else part

    def _mentioned(self) -> Iterator[str]:
        for part in self.parts.values():
            if isinstance(part, Row):
                yield part.of
            elif isinstance(part, Part):
                for form in part.forms:
                    yield from (slot.part for slot in form.slots)

    def read(self, part: str, text: str) -> Any:
        """What a text means. Raises Unreadable where it fits no form, means two things, or is longer than any card."""
        if len(text) > LONGEST_TEXT:
            what = f"a text of {len(text):,} characters is too long (write at most {LONGEST_TEXT:,})"
            raise Unreadable(LONGEST_TEXT + 1, what)
        text = unstopped(text)
        reading = Reading(self.beginnings, text, is_noting=False)
        meanings = reading.whole(part)
        if len(meanings) > 1:
            raise two_readings(reading, part)
        if not meanings:
            reading = Reading(self.beginnings, text)
            reading.whole(part)
            raise unreadable(self, reading)
        return meanings[0]

    def can_read(self, part: str, text: str) -> bool:
        """Whether a text has one meaning, and no more."""
        if len(text) > LONGEST_TEXT:
            return False
        return len(Reading(self.beginnings, unstopped(text), is_noting=False).whole(part)) == 1

    def continuations(self, part: str, text: str) -> list[str]:
        """What can come next after a text that is not finished: words as they stand, and '<parts>' by name."""
        reading = Reading(self.beginnings, text)
        reading.whole(part)
        return [*dict.fromkeys(miss.wanted for miss in reading.misses if miss.at == len(text) or miss.begun)]

    def forms(self, part: str) -> tuple[Form, ...]:
        """The forms in which a part can be said; none for a word or number that no table lists."""
        found = self.parts[part]
        return found.forms if isinstance(found, Part) else ()
