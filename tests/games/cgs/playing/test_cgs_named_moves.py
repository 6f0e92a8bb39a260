"""A move is said by its number or its name; what no attacker has is refused with the moves there are."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card | type           | HP | Stage | ATK  | Level | power | toughness | zone     | effects |
    | Mach | Pokémon        | 60 | Basic |      |       |       |           | Uno pile | Chop [0]: 20; Cut It [0]: 40 |
    | Imp  | Normal Monster |    |       | 1500 | 4     |       |           |          |  |
    | Bear | creature       |    |       |      |       | 2     | 2         |          |  |
"""


@pytest.mark.parametrize(
    ("said", "life"),
    [("", 18), (" using 1", 18), (" using 2", 16), (" using Cut It", 16), (" using move Cut It", 16),
     (" using move 2", 16), (" using Chop", 18)],
)  # fmt: skip
def test_a_move_is_said_by_number_or_name(said: str, life: int) -> None:
    steps = f"Ann attacks Bob with Mach{said}; everyone passes; everyone passes; Then Bob has {life} life"
    assert wrong_with("cgs", TABLE + when(steps)) == ""


@pytest.mark.parametrize("said", ["0", "Bogus", "move Bogus", "Cut", "chop"])
def test_what_is_no_move_is_refused_with_the_moves_there_are(said: str) -> None:
    wrong = wrong_with("cgs", TABLE + when(f"Ann attacks Bob with Mach using {said}"))
    assert f"Mach has no move {said} (its moves: Chop, Cut It)" in wrong


@pytest.mark.parametrize("said", ["1", "2", "Bogus"])
@pytest.mark.parametrize("name", ["Imp", "Bear"])
def test_what_has_no_moves_uses_none(name: str, said: str) -> None:
    assert f"{name} has no moves" in wrong_with("cgs", TABLE + when(f"Ann attacks Bob with {name} using {said}"))


def test_a_number_that_no_move_has_is_refused_by_the_rule() -> None:
    steps = "Ann attacks Bob with Mach using 3; Then the attempt is refused by rule 12.7.6"
    assert wrong_with("cgs", TABLE + when(steps)) == ""
