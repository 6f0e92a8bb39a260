"""The forms of a part as a tree, where what several begin with is read once, and only what may stand at a place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules_db.engine.card_text.parts import AnyPart, Form, Part, Row, Token
from rules_db.engine.card_text.patterns import Node, Slot, Text

LETTERS = 3
"""By how many letters the branches are parted."""


@dataclass(slots=True)
class Tree:
    """What can come next, each with what can come after it, and the forms that end here with their places in a part."""

    next: dict[Node, Tree] = field(default_factory=dict)
    ends: list[tuple[int, Form]] = field(default_factory=list)

    @classmethod
    def of(cls, forms: Iterable[Form]) -> Tree:
        """The tree of these forms."""
        tree = cls()
        for place, form in enumerate(forms):
            within = tree
            for node in form.nodes:
                within = within.next.setdefault(node, cls())
            within.ends.append((place, form))
        return tree


@dataclass(frozen=True, slots=True)
class Beginning:
    """What stands first: some of these words, or one of the tokens; `is_open` if it can be nothing at all."""

    words: tuple[str, ...] = ()
    tokens: frozenset[str] = frozenset()
    is_open: bool = False

    def or_else(self, others: Iterable[Beginning]) -> Beginning:
        """Any of these."""
        each = (self, *others)
        return Beginning(
            tuple(dict.fromkeys(words for one in each for words in one.words)),
            frozenset().union(*(one.tokens for one in each)),
            any(one.is_open for one in each),
        )

    def with_letters(self, letters: str) -> Beginning:
        """The same without the words that begin with other letters, and with those that do in either spelling."""
        said = [words for words in self.words if letters.startswith(words[: max(1, len(letters))].lower())]
        either = dict.fromkeys((*said, *(words[0].upper() + words[1:] for words in said)))
        return Beginning(tuple(either), self.tokens, self.is_open)


Branch = tuple[Node, Tree, Beginning]
"""What can come next in a part, what can come after it, and what both begin with."""


class Beginnings:
    """What the parts of a grammar begin with: `next` are the branches of a part that may stand at a place of a text.

    It tells no more than that: what begins well may still fail at its second word.
    """

    def __init__(self, parts: Mapping[str, AnyPart]) -> None:
        self.trees = {name: Tree.of(part.forms) for name, part in parts.items() if isinstance(part, Part)}
        self.parts = parts
        self._of = dict.fromkeys(parts, Beginning())
        self._lettered: dict[tuple[str, str], list[Branch]] = {}
        self._tried: dict[tuple[str, str], list[Branch]] = {}
        is_settled = False
        while not is_settled:
            before = dict(self._of)
            self._of.update((name, self._part(part)) for name, part in parts.items())
            is_settled = before == self._of

    def next(self, part: str, words: str, at: int, is_token: Callable[[str], object]) -> list[tuple[Node, Tree]]:
        """The branches to be tried of a part; `is_token` says whether a token of a name stands at the place."""
        letters = words[at : at + LETTERS].lower()
        if (part, letters) not in self._tried:
            self._tried[part, letters] = _beginning(self._with(part, letters[:1]), letters)
        return [
            (node, tree)
            for node, tree, begins in self._tried[part, letters]
            if begins.is_open or words.startswith(begins.words, at) or any(map(is_token, begins.tokens))
        ]

    def _with(self, part: str, letter: str) -> list[Branch]:
        """The branches that can begin with a letter, which are found once."""
        if (part, letter) not in self._lettered:
            branches = ((node, tree, self._branch(node, tree)) for node, tree in self.trees[part].next.items())
            self._lettered[part, letter] = _beginning(branches, letter)
        return self._lettered[part, letter]

    def _part(self, part: AnyPart) -> Beginning:
        if isinstance(part, Token):
            return Beginning(tokens=frozenset((part.name,)), is_open=any(True for _ in part.matches("", 0)))
        return self._of[part.of] if isinstance(part, Row) else self._tree(self.trees[part.name])

    def _tree(self, tree: Tree) -> Beginning:
        branches = (self._branch(node, after) for node, after in tree.next.items())
        return Beginning(is_open=bool(tree.ends)).or_else(branches)

    def _branch(self, node: Node, after: Tree) -> Beginning:
        first = self._node(node)
        return Beginning(first.words, first.tokens).or_else([self._tree(after)]) if first.is_open else first

    def _node(self, node: Node) -> Beginning:
        if isinstance(node, Text):
            return Beginning((node.text,))
        if isinstance(node, Slot):
            return self._of[node.part]
        return Beginning().or_else(map(self._row, node.ways))

    def _row(self, nodes: Sequence[Node]) -> Beginning:
        """What nodes begin with: as many of them as the ones before can be nothing."""
        found = Beginning(is_open=True)
        for node in nodes:
            if found.is_open:
                found = Beginning(found.words, found.tokens).or_else([self._node(node)])
        return found


def _beginning(branches: Iterable[Branch], letters: str) -> list[Branch]:
    """Those that can begin with these letters, of a text or of what is left of it."""
    begun = ((node, tree, begins.with_letters(letters)) for node, tree, begins in branches)
    return [each for each in begun if each[2] != Beginning()]
