"""A summon that is attacked itself battles, and is not selected to block (14.3.2.R2)."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo in the Battle Phase of Ann
  And Ann controls:
    | card | type           | ATK  | DEF  | Level | power | toughness | effects                                        |
    | Imp  | Effect Monster | 1000 | 1000 | 4     |       |           | {text}                                         |
    | Ox   | creature       |      |      |       | 1     | 1         | {text}                                         |
  And Bob controls:
    | card | type     | power | toughness | effects                                                            |
    | Bear | creature | 2     | 5         | {text}                                                             |
"""


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("Whenever this creature blocks, you gain 3 life.",
         "Ann attacks Bear with Imp; everyone passes; Then Bob has 20 life"),
        ("Whenever this creature becomes blocked, you gain 3 life.",
         "Ann attacks Bear with Imp; everyone passes; Then Ann has 20 life"),
        ("Whenever this creature blocks, you gain 3 life.",
         "Ann attacks Bob with Ox; everyone passes; Bob blocks with Bear; everyone passes; Then Bob has 23 life"),
    ],
)  # fmt: skip
def test_who_is_attacked_itself_does_not_block(text: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(text=text)}{when(steps)}") == ""
