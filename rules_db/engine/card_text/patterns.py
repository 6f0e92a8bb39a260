"""How the pattern of a sentence is written: '[{who} ]gain[s] {amount}'.

A slot in braces is filled by a part of the grammar: {amount}, or {least:number} where the slot has a name of its own.
What stands in brackets may be left out, and (a|b) is one of several.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """Words that stand as they are."""

    text: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for something that the part says."""

    name: str
    part: str


@dataclass(frozen=True, slots=True)
class Ways:
    """One of several; an empty one may be left out."""

    ways: tuple[tuple[Node, ...], ...]


Node = Text | Slot | Ways

_PIECE = re.compile(r"\{(?P<slot>\w+)(?::(?P<part>\w+))?\}|(?P<mark>[\[\](|)])|(?P<text>[^\[\](){}|]+)")


class BadPattern(ValueError):
    """A pattern that is not written as patterns are: a mistake of whoever wrote the grammar."""


def parse_pattern(written: str) -> tuple[Node, ...]:
    """The nodes of a pattern; raises BadPattern."""
    pieces = list(_PIECE.finditer(written))
    if "".join(found[0] for found in pieces) != written:
        raise BadPattern(f"{written!r} is no pattern (braces hold a slot, brackets what may be left out)")
    left = iter(pieces)
    ways, closed_by = _ways(left)
    if closed_by or len(ways) != 1:
        raise BadPattern(f"{written!r}: {closed_by or '|'!r} stands alone (write (a|b), [c])")
    return ways[0]


def _ways(left: Iterator[re.Match[str]]) -> tuple[list[tuple[Node, ...]], str]:
    """What stands up to the next closing mark, parted by '|', and that mark."""
    ways: list[tuple[Node, ...]] = [()]
    for found in left:
        if found["mark"] in ("]", ")"):
            return ways, found["mark"]
        if found["mark"] == "|":
            ways.append(())
        else:
            ways[-1] += (_node(found, left),)
    return ways, ""


def _node(found: re.Match[str], left: Iterator[re.Match[str]]) -> Node:
    if found["slot"]:
        return Slot(found["slot"], found["part"] or found["slot"])
    if found["text"]:
        return Text(found["text"])
    inner, closed_by = _ways(left)
    if closed_by != {"[": "]", "(": ")"}[found["mark"]]:
        raise BadPattern(f"{found.string!r}: {found['mark']!r} is not closed (brackets come in pairs)")
    return Ways(((), *inner)) if found["mark"] == "[" else Ways(tuple(inner))


def slots_of(nodes: tuple[Node, ...]) -> Iterator[Slot]:
    """Every slot of a pattern, in order."""
    for node in nodes:
        if isinstance(node, Slot):
            yield node
        elif isinstance(node, Ways):
            for way in node.ways:
                yield from slots_of(way)


def words_of(nodes: tuple[Node, ...]) -> str:
    """The words of a pattern that cannot be left out, with dots for its slots: 'gain …'."""
    said = ""
    for node in nodes:
        if isinstance(node, Text):
            said += node.text
        elif isinstance(node, Slot):
            said += "…"
        elif node.ways[0]:
            said += words_of(node.ways[0])
    return said
