"""Reading one text: every way in which it fits the grammar, and how far it came where it fits none."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules_db.engine.card_text.beginnings import Beginnings, Tree
from rules_db.engine.card_text.parts import AnyPart, Doubtful, Filled, Form, Part, Row, Token, Unsaid
from rules_db.engine.card_text.patterns import Node, Slot, Text
from rules_db.engine.card_text.written import begins, plain, spelled

Slots = tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Miss:
    """Where something was wanted that is not there. `within` are the parts being read, outermost first, with starts.

    `begun`: the text ends in the middle of the words that were wanted.
    """

    at: int
    wanted: str
    within: tuple[tuple[str, int], ...]
    begun: bool


@dataclass(frozen=True, slots=True)
class Complaint:
    """What fits and says nothing: from where to where, and why. `is_misplaced`: elsewhere it would say something."""

    start: int
    end: int
    why: str
    is_misplaced: bool = False


class Reading:
    """One text, read by backtracking; what a part can be at a place is found once.

    `is_noting`: what is missing is noted, for which also that is tried which cannot stand at a place, so that it takes
    many times as long. `stretched` are the places that only a phrase of several words leads to. What is missing there
    tells little, as any words would do.
    """

    def __init__(self, beginnings: Beginnings, text: str, is_noting: bool = True) -> None:
        self.text = spelled(text)
        self.is_noting = is_noting
        self.misses: list[Miss] = []
        self.complaints: list[Complaint] = []
        self.stretched: set[int] = set()
        self._beginnings = beginnings
        self._words = plain(self.text)
        self._known: dict[tuple[str, int], list[tuple[int, Any]]] = {}
        self._within: list[tuple[str, int]] = []

    def whole(self, part: str) -> list[Any]:
        """The different meanings that the whole text has as this part."""
        ends = self._part(part, 0)
        for end, _ in ends:
            if end < len(self.text):
                self._miss(end, "the end")
        return [meaning for end, meaning in ends if end == len(self.text)]

    def is_read(self, start: int, end: int) -> bool:
        """Whether some part means what stands between two places."""
        return any(at == start and any(last == end for last, _ in found) for (_, at), found in self._known.items())

    def torn(self) -> tuple[str, list[str]]:
        """The longest words that mean different things by different forms, with the patterns of these; '' for none."""
        found: list[tuple[str, list[str]]] = [("", [])]
        for (name, at), read in list(self._known.items()):
            ends = [end for end, _ in read]
            for end in {each for each in ends if ends.count(each) > 1}:
                patterns = self._patterns(name, at, end)
                if len(patterns) > 1:
                    found.append((self.text[at:end], patterns))
        return max(found, key=lambda each: len(each[0]))

    def _patterns(self, name: str, at: int, to: int) -> list[str]:
        """By which forms a part is read between two places: each that gives a meaning which none before it gives."""
        part = self._beginnings.parts[name]
        known: list[Any] = []
        patterns: list[str] = []
        for form in part.forms if isinstance(part, Part) else ():
            said = [each for end, slots in self._nodes(form.nodes, at) if end == to for each in _said(form, slots)]
            if any(each not in known for each in said):
                patterns.append(form.pattern)
            known += said
        return patterns

    def _part(self, name: str, at: int) -> list[tuple[int, Any]]:
        if (name, at) not in self._known:
            self._within.append((name, at))
            found: list[tuple[int, Any]] = []
            for each in self._read(self._beginnings.parts[name], at):
                if each not in found:
                    found.append(each)
            self._known[name, at] = found
            self._within.pop()
        return self._known[name, at]

    def _read(self, part: AnyPart, at: int) -> Iterator[tuple[int, Any]]:
        if isinstance(part, Row):
            rows = self._row(part, at, "")
            yield from ((end, tuple(items)) for end, items in rows if part.is_meant(items))
        elif isinstance(part, Token):
            yield from self._token(part, at)
        else:
            yield from self._forms(part, at)

    def _token(self, token: Token, at: int) -> Iterator[tuple[int, Any]]:
        ends: list[int] = []
        for said in token.matches(self.text, at):
            ends.append(at + len(said))
            yield ends[-1], token.build(said)
        self.stretched.update(ends[1:])
        if not ends:
            self._miss(at, f"<{token.name}>")

    def _forms(self, part: Part, at: int) -> Iterator[tuple[int, Any]]:
        tree = Tree(dict(self._next(part, at)), self._beginnings.trees[part.name].ends)
        for end, slots, (_, form) in sorted(self._tree(tree, at), key=lambda read: read[2][0]):
            try:
                yield end, _meaning(form, slots)
            except Unsaid as unsaid:
                is_misplaced = isinstance(unsaid, Doubtful) or bool(form.refused and form.verb)
                self.complaints.append(Complaint(at, end, str(unsaid), is_misplaced))

    def _next(self, part: Part, at: int) -> Iterable[tuple[Node, Tree]]:
        """What is tried first at a place; of 'spell' and 'Spell' the one that stands there, if either does."""
        tried: Collection[tuple[Node, Tree]] = self._beginnings.trees[part.name].next.items()
        if not self.is_noting:
            tried = self._beginnings.next(part.name, self._words, at, lambda token: self._part(token, at))
        if not (self._words[at : at + 1].isupper() and begins(self._words, at)):
            return tried
        firsts = {node.text for node, _ in tried if isinstance(node, Text) and self._words.startswith(node.text, at)}
        small = {Text(first[0].lower() + first[1:]) for first in firsts}
        return [each for each in tried if each[0] not in small]

    def _tree(self, tree: Tree, at: int) -> Iterator[tuple[int, Slots, tuple[int, Form]]]:
        for ending in tree.ends:
            yield at, (), ending
        for node, after in tree.next.items():
            for end, slots in self._node(node, at):
                for last, more, ending in self._tree(after, end):
                    yield last, slots + more, ending

    def _nodes(self, nodes: Sequence[Node], at: int) -> Iterator[tuple[int, Slots]]:
        if not nodes:
            yield at, ()
            return
        for end, slots in self._node(nodes[0], at):
            for last, more in self._nodes(nodes[1:], end):
                yield last, slots + more

    def _node(self, node: Node, at: int) -> Iterator[tuple[int, Slots]]:
        if isinstance(node, Text):
            if self._says(node.text, at):
                yield at + len(node.text), ()
            else:
                self._miss(at, node.text)
        elif isinstance(node, Slot):
            for end, meaning in self._part(node.part, at):
                yield end, ((node.name, meaning),)
        else:
            for way in node.ways:
                yield from self._nodes(way, at)

    def _says(self, words: str, at: int) -> bool:
        """Whether these words stand at a place, where a sentence begins also with a capital letter."""
        if self._words.startswith(words, at):
            return True
        rest = words[1:]
        return (
            self._words.startswith(rest, at + 1)
            and self._words[at : at + 1] == words[:1].upper() != words[:1]
            and begins(self._words, at)
        )

    def _row(self, row: Row, at: int, joint: str) -> Iterator[tuple[int, list[tuple[str, Any]]]]:
        for end, meaning in self._part(row.of, at):
            first = (joint, meaning)
            yield end, [first]
            for between in row.joints:
                if self._words.startswith(between, end):
                    for last, others in self._row(row, end + len(between), between):
                        yield last, [first, *others]
                else:
                    self._miss(end, between)

    def _miss(self, at: int, wanted: str) -> None:
        if not self.is_noting:
            return
        rest = self.text[at:]
        self.misses.append(Miss(at, wanted, tuple(self._within), bool(rest) and wanted.startswith(rest)))


def _said(form: Form, slots: Slots) -> list[Any]:
    """What a form means with these slots, if it says anything."""
    try:
        return [_meaning(form, slots)]
    except Unsaid:
        return []


def _meaning(form: Form, slots: Slots) -> Any:
    if form.refused:
        raise Unsaid(form.refused)
    return form.build(Filled(slots))
