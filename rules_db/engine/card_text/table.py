"""What cards can say, as a table for readers: each sentence, an example of it, and where it can stand."""

from __future__ import annotations

from dataclasses import dataclass

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Part, Row, Token
from rules_db.engine.card_text.samples import example_of
from rules_db.engine.card_text.unreadable import offered


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a verb. `acts`, `pays` and `stands`: where it can be said."""

    verb: str
    pattern: str
    example: str
    acts: bool
    pays: bool
    stands: bool
    traits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """One form of another part, such as a condition or a noun phrase; for a word that no table lists, how it looks."""

    part: str
    pattern: str
    example: str


@dataclass(frozen=True, slots=True)
class CardText:
    """All that the cards of a game can say. `start` is the part that a whole text is."""

    grammar: Grammar
    start: str
    sentences: tuple[Sentence, ...]

    @property
    def sayings(self) -> tuple[Saying, ...]:
        """The forms of all parts but the sentences, in the order in which the grammar names the parts."""
        verbs = {each.pattern for each in self.sentences}
        return tuple(
            saying
            for part in self.grammar.parts.values()
            for saying in _sayings(self.grammar, part)
            if saying.pattern not in verbs
        )


def _sayings(grammar: Grammar, part: Part | Token | Row) -> list[Saying]:
    if isinstance(part, Token):
        return [Saying(part.name, part.about, part.samples[0])]
    if isinstance(part, Row):
        joints = " or ".join(repr(each) for each in part.joints)
        return [Saying(part.name, f"one {{{part.of}}} or several, joined by {joints}", "")]
    return [Saying(part.name, form.pattern, example_of(grammar, form)) for form in offered(part)]
