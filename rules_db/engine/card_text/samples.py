"""Texts that a grammar makes by itself: an example of each form, every shape of it, and mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Form, Part, Row, Token
from rules_db.engine.card_text.patterns import Node, Slot, Text
from rules_db.engine.card_text.unreadable import Unreadable, offered


def example(grammar: Grammar, part: str) -> str:
    """The shortest example of a part: its first form, with nothing that may be left out."""
    found = grammar.parts[part]
    if isinstance(found, Token):
        return found.samples[0]
    if isinstance(found, Row):
        return example(grammar, found.of)
    return example_of(grammar, offered(found)[0])


def example_of(grammar: Grammar, form: Form) -> str:
    """One form with the shortest examples in its slots."""
    return next(shapes(grammar, form))


def shapes(grammar: Grammar, form: Form) -> Iterator[str]:
    """One form with and without what may be left out, and in each of its ways; short examples in its slots."""
    return _shapes(grammar, form.nodes)


def alternatives(grammar: Grammar, part: str, most: int = 1000) -> list[str]:
    """Every way of saying a part that differs in more than what fills its slots, at most so many."""
    found = grammar.parts[part]
    if isinstance(found, Token):
        return list(found.samples)
    if isinstance(found, Row):
        return alternatives(grammar, found.of, most)
    said = (text for form in offered(found) for text in shapes(grammar, form))
    return list(islice(dict.fromkeys(said), most))


def _shapes(grammar: Grammar, nodes: tuple[Node, ...]) -> Iterator[str]:
    choices = [list(_ways(grammar, node)) for node in nodes]
    return ("".join(picked) for picked in product(*choices))


def _ways(grammar: Grammar, node: Node) -> Iterator[str]:
    if isinstance(node, Text):
        yield node.text
    elif isinstance(node, Slot):
        yield example(grammar, node.part)
    else:
        for way in node.ways:
            yield from _shapes(grammar, way)


def mistake(grammar: Grammar, part: str, form: Form) -> tuple[str, str]:
    """A slip of the pen in an example of a form, and what is said about it; raises ValueError if no slip is noticed."""
    said = example_of(grammar, form)
    for place in range(1, len(said)):
        slip = said[: place - 1] + said[place] + said[place - 1] + said[place + 1 :]
        try:
            grammar.read(part, slip)
        except Unreadable as problem:
            return slip, str(problem)
    raise ValueError(f"{form.pattern!r}: every slip in {said!r} reads as well (its words are no words)")


def unread(grammar: Grammar, part: Part) -> list[str]:
    """The alternatives of a part that are not read, or in two ways, each with the reason: none in a sound grammar."""
    problems = []
    for text in alternatives(grammar, part.name):
        try:
            grammar.read(part.name, text)
        except Unreadable as problem:
            problems.append(f"{text!r}: {problem}")
    return problems
