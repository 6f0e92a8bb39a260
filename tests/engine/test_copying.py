"""Copies of states: the same content, and nothing that changes is shared."""

from dataclasses import dataclass

import pytest

from rules_db.engine.chance import Chance
from rules_db.engine.choices import Choice
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.game import legal
from rules_db.engine.play.record import read_record
from rules_db.engine.state.copying import copied, copied_since
from rules_db.engine.state.plain import to_json
from rules_db.examples.opening import open_game
from rules_db.games.grand_archive.state import Do, Item
from rules_db.games.resummoned.state import Activation, Battle, Target, Task


@dataclass(slots=True)
class Shelf:
    """Lists in lists, which no game has at present."""

    rows: dict[str, list[list[Target]]]
    sizes: dict[str, list[int]]


@dataclass(slots=True)
class Key:
    """What somebody has of the cupboard."""

    colors: list[str]


@dataclass(slots=True)
class Cupboard:
    """Two dictionaries of values that change."""

    shelves: dict[str, Shelf]
    keys: dict[str, Key]


@pytest.mark.parametrize("key", engine_keys())
def test_a_game_that_goes_on_in_a_copy_leaves_the_state_as_it_was(key: str) -> None:
    engine = load_engine(key)
    opening = open_game(read_record(engine.starter.usual(engine.players, Chance(1)), is_markdown=False).setup)
    state, chance = opening.game.new(opening.setup, 1), Chance(1)
    before = to_json(state)

    copy = copied(state)
    is_equal = copy == state
    for _ in range(60):
        if actions := legal(opening.game, copy):
            opening.game.apply(copy, actions[chance.below(len(actions))])

    assert is_equal
    assert to_json(copy) != before
    assert to_json(state) == before


def test_a_frozen_value_is_shared() -> None:
    item = Item("Wolf", "Ann", [(Do("draw", number=1),)])

    copy = copied(item)
    copy.effects.pop()

    assert copied(item).effects[0] is item.effects[0]
    assert item.effects == [(Do("draw", number=1),)]


def test_a_list_of_its_own_is_made_at_every_depth() -> None:
    shelf = Shelf({"top": [[Target("Fox", 0)], []]}, {"top": [1]})

    copy = copied(shelf)
    copy.rows["top"][0][0].stay = 3
    copy.rows["top"][1].append(Target("Owl", 0))
    copy.sizes["top"].append(2)

    assert shelf == Shelf({"top": [[Target("Fox", 0)], []]}, {"top": [1]})


def test_a_later_copy_shares_what_is_as_it_was_and_has_what_has_changed() -> None:
    table = Cupboard({"left": Shelf({}, {"top": [1]}), "right": Shelf({}, {"top": [2]})}, {"Ann": Key(["red"])})
    before = copied(table)

    table.shelves["right"].sizes["top"].append(3)
    table.shelves["new"] = Shelf({}, {})
    table.keys["Ann"].colors.append("blue")
    after = copied_since(table, before)

    assert after == table
    assert after.shelves["left"] is before.shelves["left"]
    assert before == Cupboard(
        {"left": Shelf({}, {"top": [1]}), "right": Shelf({}, {"top": [2]})}, {"Ann": Key(["red"])}
    )
    assert not {id(each) for each in after.shelves.values()} & {id(each) for each in table.shelves.values()}


@pytest.mark.parametrize("key", engine_keys())
def test_later_copies_are_equal_to_every_state_of_a_game(key: str) -> None:
    engine = load_engine(key)
    opening = open_game(read_record(engine.starter.usual(engine.players, Chance(1)), is_markdown=False).setup)
    state, chance = opening.game.new(opening.setup, 1), Chance(1)
    copies, told = [copied(state)], [to_json(state)]

    for _ in range(30):
        if actions := legal(opening.game, state):
            opening.game.apply(state, actions[chance.below(len(actions))])
            copies.append(copied_since(state, copies[-1]))
            told.append(to_json(state))

    assert [to_json(each) for each in copies] == told


def test_what_may_be_missing_is_copied_where_it_is_there() -> None:
    task = Task("effect", activation=Activation("Wolf", 0, "Ann", targets=[Target("Fox", 0)]))

    copy = copied(task)
    copy.activation.targets[0].stay = 3  # type: ignore[union-attr]

    assert task.activation == Activation("Wolf", 0, "Ann", targets=[Target("Fox", 0)])
    assert copied(Task("check")).activation is None


def test_a_copy_is_equal_to_what_it_was_made_from() -> None:
    battle = Battle(Target("Wolf", 1), Target("Bob", 0), direct=True, step="Flip Step")
    choice = Choice("Ann", "target", "709.2", ["Fox", "Owl"])

    assert copied(battle) == battle
    assert copied(choice) == choice
