"""What cards can say, as a table for readers: each sentence, an example of it, and where it can stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import AnyPart, Form, Part, Row, Token
from rules_db.engine.card_text.patterns import slots_of
from rules_db.engine.card_text.samples import example_of
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.card_text.verbs import Verbs


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a verb. `acts`, `pays` and `stands`: where it can be said; `traits` is what it does."""

    verb: str
    pattern: str
    example: str
    acts: bool
    pays: bool
    stands: bool
    traits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """One form of another part, such as a condition; or its words, parted by ' / '; or what a word is like."""

    part: str
    pattern: str
    example: str


@dataclass(frozen=True, slots=True)
class CardText:
    """All that the cards of a game can say. `start` is the part that the whole text of a card is.

    `short` are words that stand for a text of their own: each with that text.
    """

    grammar: Grammar
    start: str
    sentences: tuple[Sentence, ...]
    short: tuple[tuple[str, str], ...] = ()

    @property
    def sayings(self) -> tuple[Saying, ...]:
        """The forms of all parts but the sentences, in the order in which the grammar names the parts."""
        return tuple(saying for part in self.grammar.parts.values() for saying in _sayings(self.grammar, part))


def sentences_of(
    verbs: Verbs[Any, Any], grammar: Grammar, acts: str, pays: str = "", stands: str = ""
) -> tuple[Sentence, ...]:
    """The sentences of all verbs. `acts`, `pays` and `stands` name the parts that hold them, '' where nothing does."""
    forms = {name: _said(grammar, name) for name in (acts, pays, stands)}
    said = {name: {form.pattern for form in forms[name]} for name in forms}
    sentences = [
        Sentence(
            verb.name, form.pattern, example_of(grammar, form), form.pattern in said[acts],
            form.pattern in said[pays], form.pattern in said[stands], verb.traits,
        )
        for verb in verbs
        for name in (acts, stands)
        for form in forms[name]
        if form.verb == verb.name
    ]  # fmt: skip
    return tuple({each.pattern: each for each in sentences}.values())


def _said(grammar: Grammar, name: str) -> list[Form]:
    part = grammar.parts.get(name)
    return offered(part) if isinstance(part, Part) else []


def _sayings(grammar: Grammar, part: AnyPart) -> Iterator[Saying]:
    if isinstance(part, Token):
        yield Saying(part.name, part.about, part.samples[0])
    elif isinstance(part, Row):
        joints = " or ".join(f"“{each}”" for each in part.joints)
        yield Saying(part.name, f"one {{{part.of}}}, or several joined by {joints}", "")
    elif isinstance(part, Part):
        forms = [form for form in offered(part) if not form.verb]
        if words := [form.pattern.strip() for form in forms if not any(slots_of(form.nodes))]:
            yield Saying(part.name, " / ".join(words), "")
        for form in forms:
            if any(slots_of(form.nodes)):
                yield Saying(part.name, form.pattern, example_of(grammar, form))


SHORT_HEADS = ["keyword", "is short for"]


def markdown(card_text: CardText) -> list[str]:
    """The lines of all tables for a page: the sentences, the parts that they are made of, what is short for a text."""
    rows = [_row(each) for each in card_text.sentences]
    parts = [[each.part, _code(each.pattern), _code(each.example)] for each in card_text.sayings]
    return [
        *_table(["verb", "sentence", "for example", "cost", "stands", "what it does"], rows),
        "",
        *_table(["part", "form", "for example"], parts),
        *(
            ["", *_table(SHORT_HEADS, [[_code(said), _code(meant)] for said, meant in card_text.short])]
            if card_text.short
            else ()
        ),
    ]


def _row(each: Sentence) -> list[str]:
    said = [each.verb, _code(each.pattern), _code(each.example)]
    return [*said, _tick(each.pays), _tick(each.stands), ", ".join(each.traits)]


def _table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]


def _code(text: str) -> str:
    escaped = text.replace("|", "\\|")
    return f"`{escaped}`" if text else ""


def _tick(is_so: bool) -> str:
    return "yes" if is_so else ""
