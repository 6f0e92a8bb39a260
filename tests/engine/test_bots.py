"""Bots: what they are shown, what they are not, and that the same seed gives the same game."""

from collections.abc import Iterator

import pytest

from rules_db.cli.games.random_games import open_subject
from rules_db.engine.chance import Chance
from rules_db.engine.engines import bots_of, engine_keys, load_bot, load_engine
from rules_db.engine.play.bots import Played, Seat, at_random, let_play
from rules_db.engine.play.playout import Subject
from rules_db.engine.scene import NotThere
from rules_db.engine.state.copying import copied

SEEDS = range(2)
ACTIONS = 30


def usual(key: str) -> Subject:
    subject = open_subject(key, load_engine(key).starter.usual(load_engine(key).players, Chance(1)))
    assert subject is not None
    return subject


def played(key: str, bot: str, seed: int, limit: int = ACTIONS) -> Iterator[Played]:
    subject, names = usual(key), load_engine(key).players
    bots = dict.fromkeys(names, load_bot(key, bot))
    return let_play(subject.game, subject.promises, subject.setup, seed, bots, limit)


@pytest.mark.parametrize("key", engine_keys())
def test_every_game_has_a_bot_that_plays_at_random(key: str) -> None:
    actions = [each.action for each in played(key, "random", 7)]

    assert actions == [each.action for each in played(key, "random", 7)]
    assert actions != [each.action for each in played(key, "random", 8)]


@pytest.mark.parametrize("key", engine_keys())
def test_a_guess_looks_the_same_to_its_player_and_shows_nothing_of_what_is_hidden(key: str) -> None:
    engine, differing = load_engine(key), 0
    for seed in SEEDS:
        for number, each in enumerate(played(key, "random", seed)):
            if number % 3 or engine.game.pending(each.state) is None:
                continue
            seat = Seat(engine.game, engine.promises, each.state)
            other = engine.promises.disguised(each.state, seat.player, Chance(seed))

            guess = seat.guess(Chance(5))

            assert engine.game.view(guess, seat.player) == seat.view()
            assert guess == Seat(engine.game, engine.promises, other).guess(Chance(5))
            differing += guess != seat.guess(Chance(6))
    assert differing


@pytest.mark.parametrize("key", engine_keys())
def test_bots_pick_legal_actions_and_leave_the_game_as_it_is(key: str) -> None:
    engine = load_engine(key)
    for name, bot in bots_of(key).items():
        for number, each in enumerate(played(key, "random", 3, 12)):
            if engine.game.pending(each.state) is None:
                break
            seat, before = Seat(engine.game, engine.promises, each.state), copied(each.state)

            action = bot(seat, Chance(number))

            assert action in seat.legal(), name
            assert each.state == before, name


@pytest.mark.parametrize("key", engine_keys())
def test_bots_play_the_same_whatever_they_cannot_see(key: str) -> None:
    engine = load_engine(key)
    for name, bot in bots_of(key).items():
        for number, each in enumerate(played(key, "random", 2, 10)):
            if engine.game.pending(each.state) is None:
                break
            seat = Seat(engine.game, engine.promises, each.state)
            other = engine.promises.disguised(each.state, seat.player, Chance(number))

            action = bot(Seat(engine.game, engine.promises, other), Chance(number))

            assert action == bot(seat, Chance(number)), name


def test_a_bot_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(NotThere, match="there is no bot Nobody for resummoned \\(bots: random"):
        load_bot("resummoned", "Nobody")


def test_a_bot_that_plays_at_random_comes_to_every_legal_action() -> None:
    subject = usual("resummoned")
    seat = Seat(subject.game, subject.promises, subject.game.new(subject.setup, 1))

    picked = {at_random(seat, Chance(seed)) for seed in range(400)}

    assert picked == set(seat.legal())


WINNING = {
    "resummoned": (
        """Given a game of resummoned with Ann and Bob in the Battle Phase of Ann
And Bob has 500 life points
And Ann controls:
  | card | ATK  | DEF  | position |
  | Wolf | 1500 | 1000 | attack   |
And Ann has in the deck:
  | card |
  | Ox   |
And Bob has in the deck:
  | card |
  | Owl  |
""",
        "Ann attacks Bob with Wolf",
    ),
    "singularity": (
        """Given a game of singularity with Ann
And Ann has 1 GPP
And Ann has in the north sector:
  | card        |
  | Pulsar Star |
And Ann has in the east sector:
  | card            |
  | Medium Planet 1 |
""",
        "Ann consumes Medium Planet 1",
    ),
    "ttcg": (
        """Given a game of ttcg with Ann and Bob in the Battle Phase of Ann
And Bob has 1 points
And Ann controls:
  | card  | type | level | attack | defense |
  | Ember | Fire | 1     | 3      | 0       |
""",
        "Ann attacks Bob with Ember",
    ),
    "grand-archive": (
        """Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card |
  | Wolf |
""",
        "Ann plays Wolf",
    ),
}


@pytest.mark.parametrize("key", WINNING)
def test_a_careful_bot_sees_what_an_action_leads_to(key: str) -> None:
    setup, best = WINNING[key]
    subject = open_subject(key, setup)
    assert subject is not None
    seat = Seat(subject.game, subject.promises, subject.game.new(subject.setup, 1))

    picked = {subject.game.format(load_bot(key, "careful")(seat, Chance(seed))) for seed in range(5)}

    assert picked == {best}
