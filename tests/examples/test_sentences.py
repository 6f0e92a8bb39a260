"""Sentences of the worked examples that say something of every game."""

import pytest
from support.told_scenario import wrong_with

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.examples.then import third_person
from rules_db.games.resummoned.actions.wording import _CHOOSING

DUEL = "  Given a game of resummoned with Ann, Bob and Cleo in the Main Phase 1 of Ann\n"
MATCH = """\
  Given a game of resummoned with Ann and Bob
  And a match of 3 duels in the constructed format
  And Ann has 40 cards in the deck
  And Bob has 40 cards in the deck
"""


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("be ready", "is ready"),
        ("have Wolf", "has Wolf"),
        ("do so", "does so"),
        ("go on", "goes on"),
        ("pass", "passes"),
        ("carry on", "carries on"),
        ("play Wolf", "plays Wolf"),
        ("end the turn", "ends the turn"),
    ],
)
def test_an_action_is_said_of_one_player(action: str, said: str) -> None:
    assert third_person(action) == said


def test_what_a_player_may_be_can_be_asked() -> None:
    assert wrong_with("resummoned", f"{MATCH}  When Bob surrenders\n  Then Ann may be ready\n") == ""


def test_everyone_passes_once_who_is_still_in_the_game() -> None:
    passes = "  When Cleo surrenders\n  And everyone passes\n"

    assert (
        wrong_with("resummoned", f"{DUEL}{passes}  Then it is the Battle Phase of Ann\n  And Ann is next to act\n")
        == ""
    )


@pytest.mark.parametrize("key", engine_keys())
def test_a_scenario_may_only_end_at_decisions_that_have_words(key: str) -> None:
    scene = load_engine(key).scene

    assert scene.idle <= set(scene.decisions)


def test_every_choice_of_a_duel_has_words() -> None:
    assert set(_CHOOSING) - set(load_engine("resummoned").scene.decisions) == set()


def test_nobody_is_next_to_do_what_no_game_knows() -> None:
    found = wrong_with("resummoned", f"{DUEL}  Then Ann is next to lunch\n")

    assert "3: nobody is ever next to lunch (players are next to: act, get ready for the next duel, " in found


def test_a_decision_is_told_in_the_words_of_players() -> None:
    lost = "  When Bob surrenders\n  And Ann is ready\n  And Bob is ready\n"

    assert wrong_with("resummoned", f"{MATCH}{lost}  Then Bob is next to choose who starts\n") == ""
    assert "9: Bob is next to choose who starts, not Ann to act" in wrong_with(
        "resummoned", f"{MATCH}{lost}  Then Ann is next to act\n"
    )
