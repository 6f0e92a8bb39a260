"""What a player is shown of a state in a terminal: all that there is to see, and nothing else."""

import itertools
from collections.abc import Iterator

import pytest

from rules_db.cli.games.random_games import open_subject
from rules_db.engine.chance import Chance
from rules_db.engine.engines import drawn, engine_keys, load_engine
from rules_db.engine.play.bots import at_random, let_play
from rules_db.engine.state.fields import Row, Side, facing

DUEL = """Given a game of resummoned with Ann and Bob in the Main Phase 1 of Ann
And Ann controls:
  | card | ATK  | DEF  | position |
  | Wolf | 1500 | 1000 | attack   |
And Ann has in the hand:
  | card | ATK | DEF | effects                    |
  | Owl  | 800 | 900 | ignition once a turn: draw 1 |
And Ann has in the deck:
  | card |
  | Ox   |
And Bob has in the hand:
  | card |
  | Imp  |
And Bob controls:
  | card | ATK | DEF  | position | facing    |
  | Wall | 0   | 2000 | defense  | face-down |
"""


def states(key: str) -> Iterator[object]:
    engine = load_engine(key)
    subject = open_subject(key, engine.starter.random(engine.players, Chance(3)))
    assert subject is not None
    bots = dict.fromkeys(engine.players, at_random)
    played = let_play(subject.game, subject.promises, subject.setup, 3, bots, 60)
    return (each.state for each in itertools.islice(played, 0, None, 4))


@pytest.mark.parametrize("key", engine_keys())
def test_two_states_that_a_player_cannot_tell_apart_look_the_same(key: str) -> None:
    engine, looked = load_engine(key), 0
    for state, player in itertools.product(states(key), engine.players):
        other = engine.promises.disguised(state, player, Chance(1))

        assert drawn(key, other, player) == drawn(key, state, player)
        looked += 1
    assert looked


def test_a_duel_shows_two_fields_across_each_other_and_ones_own_hand() -> None:
    subject = open_subject("resummoned", DUEL)
    assert subject is not None
    state = subject.game.new(subject.setup, 1)

    assert drawn("resummoned", state, "Ann") == [
        "Bob: 8000 life points, 5 cards in the deck, 1 card in the hand",
        "spells, traps   .",
        "monsters        face-down defense",
        "------ turn 3, Ann, Main Phase 1 -------",
        "                column 0",
        "monsters        Wolf 1500/1000 attack",
        "spells, traps   .",
        "Ann: 8000 life points, 1 card in the deck, 1 card in the hand",
        "your hand:",
        "  Owl, Monster 800/900: ignition once a turn: draw 1",
    ]


def test_a_table_is_as_wide_as_its_widest_cells() -> None:
    near = Side(["Ann"], [Row("front", ["Wolf", "."]), Row("back", [".", "Trap"])])
    far = Side(["Bob"], [Row("front", ["a very long name", "Ox"])])

    assert facing(near, [far], "now", ["left", "right"]) == [
        "Bob",
        "front   a very long name   Ox",
        "----------------- now ------------------",
        "        left               right",
        "front   Wolf               .",
        "back    .                  Trap",
        "Ann",
    ]
