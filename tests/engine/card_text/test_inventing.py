"""Invented cards: setups that the games accept, and a count of the patterns that turn up on them."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import AnyPart, Form, Part, Row, always
from rules_db.engine.card_text.patterns import Node, Slot, Ways
from rules_db.engine.card_text.said import Pattern, Said
from rules_db.engine.card_text.table import CardText
from rules_db.engine.chance import Chance, Item
from rules_db.engine.engines import Engine, engine_keys, load_engine
from rules_db.engine.play.inventing import Game, Inventor, Patterns, never, played, printed
from rules_db.engine.play.record import read_record
from rules_db.examples.opening import open_game

SETUPS = 300
"""In how many setups every pattern of a game must have turned up."""

SEATS = (("Ann", "Bob"), ("Ann", "Bob", "Cid"))

inventive = pytest.mark.parametrize("key", [key for key in engine_keys() if load_engine(key).inventor])


def inventor_of(engine: Engine[Any, Any]) -> Inventor:
    assert engine.inventor is not None
    return engine.inventor


def card_text_of(engine: Engine[Any, Any]) -> CardText:
    assert engine.card_text is not None
    return engine.card_text()


@dataclass(slots=True)
class Curious(Chance):
    """Chance that mostly picks what is missing, or a way that leads there, and else what it has picked least."""

    missing: Collection[str] = ()
    picked: Counter[Any] = field(default_factory=Counter)

    def pick(self, items: Sequence[Item]) -> Item:
        ends = [each[-1] if isinstance(each, tuple) and each else each for each in items]
        missed = [at for at, end in enumerate(ends) if self._is_missing(end)]
        if missed and not self.one_in(4):
            return items[Chance.pick(self, missed)]
        fewest = min(self.picked[end] for end in ends)
        at = Chance.pick(self, [at for at, end in enumerate(ends) if self.picked[end] == fewest])
        self.picked[ends[at]] += 1
        return items[at]

    def _is_missing(self, end: Any) -> bool:
        form = end[-1] if isinstance(end, tuple) and end else end
        return isinstance(form, Form) and form.pattern in self.missing


@pytest.mark.long
@inventive
def test_every_pattern_of_the_table_is_printed_on_some_card(key: str) -> None:
    engine, found, curious = load_engine(key), Patterns(), Curious(1)
    said = Said(card_text_of(engine))
    missing: Sequence[Pattern] = said.all
    for _ in range(SETUPS):
        found.add(printed(inventor_of(engine), said, inventor_of(engine).setup(SEATS[0], curious)))
        missing = never(said, found.printed)
        curious.missing = {each.pattern for each in missing}
        if not missing:
            break

    assert list(missing) == []


@inventive
def test_every_part_of_the_table_can_be_said_in_some_text(key: str) -> None:
    card_text = card_text_of(load_engine(key))
    parts, known = card_text.grammar.parts, {card_text.start}
    new = set(known)
    while new:
        new = {slot for name in new for slot in parts_within(parts[name])} - known
        known |= new

    assert set(parts) - known == set()


def parts_within(part: AnyPart) -> Iterator[str]:
    """The parts of which a part is made."""
    if isinstance(part, Row):
        yield part.of
    elif isinstance(part, Part):
        yield from (slot.part for form in part.forms for slot in slots_in(form.nodes))


def slots_in(nodes: Iterable[Node]) -> Iterator[Slot]:
    for node in nodes:
        if isinstance(node, Slot):
            yield node
        elif isinstance(node, Ways):
            yield from (each for way in node.ways for each in slots_in(way))


@inventive
@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_invented_cards_begins(key: str, seed: int) -> None:
    setup = inventor_of(load_engine(key)).setup(SEATS[seed % 2], Chance(seed))
    again = inventor_of(load_engine(key)).setup(SEATS[seed % 2], Chance(seed))
    opening = open_game(read_record(setup, is_markdown=False).setup)

    state = opening.game.new(opening.setup, seed)

    assert again == setup
    assert opening.game.pending(state)


ZOO = Grammar.of([
    Row("day", "step", ("; ",)),
    Part("step", (
        Form("wash {animal}[ {times}]", lambda filled: ("wash", filled["animal"])),
        Form("feed {animal}", lambda filled: ("feed", filled["animal"])),
        Form("sell {animal}", lambda filled: ("sell", filled["animal"]), refused="nothing is for sale"),
    )),
    Part("animal", (Form("bear", always("bear")), Form("wolf", always("wolf")))),
    Part("times", (Form("twice", always(2)),)),
])  # fmt: skip
ZOO_SAID = Said(CardText(ZOO, "day", ()))


def test_a_text_is_told_by_the_patterns_that_it_is_made_of() -> None:
    assert ZOO_SAID.effects("wash bear twice; feed wolf") == ["wash bear twice", "feed wolf"]
    assert ZOO_SAID.patterns("wash bear twice") == {
        Pattern("step", "wash {animal}[ {times}]"), Pattern("animal", "bear"), Pattern("times", "twice"),
    }  # fmt: skip
    assert ZOO_SAID.patterns("paint bear") == set()


def test_a_pattern_that_never_turns_up_is_noticed_and_one_that_nobody_may_say_is_not_missed() -> None:
    found = Counter(each for text in ("wash bear", "feed bear") for each in ZOO_SAID.patterns(text))

    assert never(ZOO_SAID, found) == [Pattern("animal", "wolf"), Pattern("times", "twice")]


def test_a_pattern_that_an_inventor_does_not_know_is_noticed() -> None:
    engine = load_engine("grand-archive")
    card_text = card_text_of(engine)
    step = card_text.grammar.parts["step"]
    assert isinstance(step, Part)
    more = replace(step, forms=(*step.forms, Form("yawn", always("yawn"))))
    said = Said(replace(card_text, grammar=Grammar({**card_text.grammar.parts, "step": more})))

    found = Patterns()
    for seed in range(100):
        found.add(printed(inventor_of(engine), said, inventor_of(engine).setup(SEATS[0], Chance(seed))))

    assert Pattern("step", "yawn") in never(said, found.printed)


CALL = """Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card | type   | effects                       |
  | Call | Action | draw 1. shuffle the main deck |
  | Rest | Action | banish Call                   |
"""
FOX = """Given a game of resummoned with Ann and Bob
And Ann controls:
  | card | effects                                                    |
  | Fox  | ignition: gain 100; trigger when this is destroyed: draw 1 |
  | Owl  | continuous: all monsters get ATK +100                      |
"""


def carried_out(key: str, setup: str, *actions: str) -> set[str]:
    """The sentences of the effects that were carried out in a game."""
    engine = load_engine(key)
    opening = open_game(read_record(setup, is_markdown=False).setup)
    one = Game(opening.game, setup, opening.setup, 1, actions)
    found = played(inventor_of(engine), Said(card_text_of(engine)), one)
    return {each.pattern for each in found.carried_out if each.part in ("step", "standing_step")}


def test_effects_are_carried_out_as_they_resolve() -> None:
    playing = ("Ann plays Call", "Ann passes", "Bob passes")

    assert carried_out("grand-archive", CALL, *playing[:2]) == set()
    assert carried_out("grand-archive", CALL, *playing) == {
        "[you ]draw {count}[ card[s]]", "shuffle (the|your) main deck",
    }  # fmt: skip


def test_a_continuous_effect_is_carried_out_as_long_as_it_applies() -> None:
    standing = "{cards} (gets|get) {number} {change:number_change}[{per}][{duration}]"

    assert carried_out("resummoned", FOX, "Ann passes") == {standing}
    assert carried_out("resummoned", FOX, "Ann activates Fox's effect", "Ann passes", "Bob passes") == {
        standing, "({who} gain[s]|gain) {amount}[ (life points|LP)][{per}]",
    }  # fmt: skip
