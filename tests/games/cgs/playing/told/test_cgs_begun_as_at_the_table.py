"""Where a game begins, in other words for players and phases, and what players have then."""

import pytest
from told_scenario import wrong_with


@pytest.mark.parametrize(
    ("begun", "phase"),
    [
        ("in the Main Phase 1 of Bob", "Main Phase 1"),
        ("in Bob's Main Phase 1", "Main Phase 1"),
        ("during Bob's first main phase", "Main Phase 1"),
        ("in the main phase of Bob", "Main Phase 1"),
        ("in Bob's second main phase", "Main Phase 2"),
        ("in the combat phase of Bob", "Battle Phase"),
        ("in Bob's battle phase", "Battle Phase"),
        ("in the End Phase of Bob", "Ending Phase"),
        ("in Bob's Betting Phase", "Betting Phase"),
    ],
)
def test_a_game_begins_in_a_phase(begun: str, phase: str) -> None:
    assert wrong_with("cgs", f"Given a game of cgs with Ann and Bob {begun}\nThen it is the {phase} of Bob\n") == ""


def test_a_phase_that_there_is_not_is_named() -> None:
    said = wrong_with("cgs", "Given a game of cgs with Ann and Bob in Bob's lunch break\nThen nobody wins\n")

    assert "no scenario begins in the lunch break" in said


@pytest.mark.parametrize(
    ("has", "then"),
    [
        ("Ann has three red mana", "Ann has 3 red mana"),
        ("Ann has a red mana", "Ann has 1 red mana"),
        ("Ann has an empty hand", "Ann has 0 cards in the hand"),
        ("Ann has two cards in her hand", "Ann has 2 cards in the hand"),
        ("Ann is at 5 life", "Ann has 5 life"),
    ],
)
def test_what_a_player_has(has: str, then: str) -> None:
    assert wrong_with("cgs", f"Given a game of cgs with Ann and Bob\nAnd {has}\nThen {then}\n") == ""
