"""Random texts that a grammar reads, in which also that turns up which few texts have room for."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Form, Part, Row, Token
from rules_db.engine.card_text.patterns import Node, Slot, Text, Ways, slots_of
from rules_db.engine.card_text.samples import example, example_of
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance

TRIES = 50
"""How often a random text is thrown again that fits the grammar and says nothing."""

PATIENCE = 5
"""How often a text is thrown again that makes for a certain form, before it makes for another."""

AIMLESS = 4
"""One in how many times a text makes for no form."""

LONGEST_ROW = 3

AT_LENGTH = 40
"""How many parts of a text are said at length; what comes after them is said as shortly as can be."""

RARELY, OFTEN = 5, 2
"""One in how many times a random text says what may be left out: a text that asks for much seldom finds it."""

Way = tuple[tuple[Slot, Form], ...]
"""Which form is said in which slot of a form, and in which slot of that one, and so on."""


def random_text(grammar: Grammar, part: str, chance: Chance) -> str:
    """A random way of saying a part that the grammar reads; the same for the same chance."""
    for _ in range(TRIES):
        text = _Writer(grammar, chance).part(part)
        if grammar.can_read(part, text):
            return text
    return example(grammar, part)


def random_form(grammar: Grammar, part: str, form: Form, chance: Chance) -> str:
    """A random way of saying one form of a part, that the grammar reads as that part.

    Most make for a form that is drawn from all that can be said within this one, and say little besides, so that what
    lies deep is said as well.
    """
    way: Way = ()
    for tried in range(TRIES):
        if tried % PATIENCE == 0:
            way = _way_to_any(grammar, form, chance) if form.slots and not chance.one_in(AIMLESS) else ()
        text = _Writer(grammar, chance, is_brief=bool(way)).nodes(form.nodes, OFTEN, way)
        if grammar.can_read(part, text):
            return text
    return example_of(grammar, form)


def _way_to_any(grammar: Grammar, form: Form, chance: Chance) -> Way:
    """A way to a form that is drawn from those of all parts that can be said within a form; none if there is none."""
    ways = [(way, (slot, each)) for way, slot, forms in _ways_within(grammar, form, chance) for each in forms]
    if not ways:
        return ()
    way, last = chance.pick(ways)
    return (*way, last)


def _ways_within(grammar: Grammar, form: Form, chance: Chance) -> Iterator[tuple[Way, Slot, list[Form]]]:
    """The forms of each part that can be said within a form, with a shortest way to a slot that it fills."""
    seen: set[str] = set()
    ahead: deque[tuple[Way, Slot | None, Form]] = deque([((), None, form)])
    while ahead:
        before, filled, within = ahead.popleft()
        for slot in within.slots:
            found = grammar.parts[slot.part]
            part = grammar.parts[found.of] if isinstance(found, Row) else found
            if isinstance(part, Part) and part.name not in seen:
                seen.add(part.name)
                way = (*before, (filled, within)) if filled else before
                forms = offered(part)
                yield way, slot, forms
                holding = [each for each in forms if each.slots]
                first = chance.below(len(holding)) if holding else 0
                ahead.extend((way, slot, each) for each in (*holding[first:], *holding[:first]))


@dataclass(slots=True)
class _Writer:
    """Writes by chance what a grammar may or may not read; a brief one says every other slot as shortly as can be.

    So does any with nothing `left` to say at length: a part may stand within itself, and chance may prefer that.
    """

    grammar: Grammar
    chance: Chance
    is_brief: bool = False
    left: int = AT_LENGTH

    def part(self, name: str) -> str:
        if not self.left or (self.is_brief and self.chance.one_in(2)):
            return example(self.grammar, name)
        self.left -= 1
        found = self.grammar.parts[name]
        if isinstance(found, Token):
            return self.chance.pick(found.samples)
        if isinstance(found, Row):
            return self._row(found, self.part(found.of))
        return self.nodes(self.chance.pick(offered(found)).nodes)

    def nodes(self, nodes: Sequence[Node], one_in: int = RARELY, way: Way = ()) -> str:
        """The nodes in order; in the first that holds the slot to which a way leads, it is gone."""
        text = ""
        for node in nodes:
            here = way if way and way[0][0] in slots_of((node,)) else ()
            if isinstance(node, Text):
                text += node.text
            elif isinstance(node, Ways):
                text += self.nodes(self._one_of(node, one_in, here), one_in, here)
            else:
                text += self._filled(node, here) if here else self.part(node.part)
            way = () if here else way
        return text

    def _filled(self, slot: Slot, way: Way) -> str:
        """A slot filled by the form to which a way leads; in a row, what is said before it may give it its meaning."""
        found = self.grammar.parts[slot.part]
        text = self.nodes(way[0][1].nodes, way=way[1:])
        if not isinstance(found, Row):
            return text
        before = self.part(found.of) + self.chance.pick(found.joints) if self.chance.one_in(RARELY) else ""
        return self._row(found, before + text)

    def _row(self, row: Row, text: str) -> str:
        """A row that begins with a text."""
        for _ in range(0 if self.is_brief else self.chance.below(LONGEST_ROW)):
            text += self.chance.pick(row.joints) + self.part(row.of)
        return text

    def _one_of(self, node: Ways, one_in: int, way: Way) -> tuple[Node, ...]:
        """One of several, through which a way leads; else what may be left out is said once in so many times."""
        if way:
            return self.chance.pick([each for each in node.ways if way[0][0] in slots_of(each)])
        if not node.ways[0] and not self.chance.one_in(one_in):
            return ()
        return self.chance.pick([each for each in node.ways if each])
