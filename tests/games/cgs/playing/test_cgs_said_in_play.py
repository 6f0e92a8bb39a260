"""What is said of a card as it is played ('as X = 3'): a number where there is an X."""

import pytest
from told_scenario import wrong_with

SETUP = """
  Given a game of cgs with Ann and Bob
  And Ann has 4 red mana
  And Ann has in the hand:
    | card      | type    | cost   | color | value | effects                   |
    | Jolt      | instant | {R}    |       |       | 2 damage to any target    |
    | Flare     | sorcery | {X}{R} |       |       | X damage to any target    |
    | Brown Way | Property card | | Brown | 1     |                           |
"""


@pytest.mark.parametrize(
    ("play", "then"),
    [
        ("Jolt targeting Bob", "Bob has 18 life"),
        ("Flare targeting Bob as X = 3", "Bob has 17 life"),
        ("Flare targeting Bob as 2", "Bob has 18 life"),
        ("Flare targeting Bob", "Bob has 20 life"),
    ],
)
def test_x_is_said_with_the_play(play: str, then: str) -> None:
    assert wrong_with("cgs", f"{SETUP}  When Ann plays {play}\n  And everyone passes\n  Then {then}\n") == ""


@pytest.mark.parametrize(
    ("play", "to_say"),
    [
        ("Jolt targeting Bob as kicked", "nothing"),
        ("Jolt targeting Bob as X = 2", "nothing"),
        ("Flare targeting Bob as Red", "X = and a number"),
    ],
)
def test_what_means_nothing_is_refused_with_what_could_be_said(play: str, to_say: str) -> None:
    step = f"{SETUP}  When Ann plays {play}\n"

    assert wrong_with("cgs", f"{step}  Then the attempt is refused by rule 8.1.5\n") == ""
    assert f"to_say {to_say}" in wrong_with("cgs", f"{step}  Then Bob has 20 life\n")
