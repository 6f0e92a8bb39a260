"""A creature whose effects a Trap negates does not fly, and whoever watches that it does takes note of that."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card  | type            | power | toughness | effects |
    | Gull  | creature        | 2     | 2         | flying  |
    | Drain | Continuous Trap |       |           | {text}  |
  And Bob controls:
    | card  | type            | power | toughness |
    | Ox    | creature        | 2     | 3         |
"""


@pytest.mark.parametrize(
    "text",
    [
        "Negate the effects of all face-up monsters on the field.",
        "The effects of all face-up monsters on the field are negated.",
    ],
)
def test_under_the_drain_nothing_flies(text: str) -> None:
    fight = "Ann attacks Bob with Gull; everyone passes; Bob blocks with Ox; everyone passes"
    steps = f"{fight}; Then Gull is in Ann's discard pile"
    assert wrong_with("cgs", TABLE.format(text=text) + when(steps)) == ""
