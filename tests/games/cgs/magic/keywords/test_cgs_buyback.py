"""Buyback: a spell for which more has been paid returns to the hand as it resolves."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann has in the hand:
    | card  | type    | cost | effects                                                 |
    | Spark | instant | {{R}} | {spark} |
  And Ann has 3 red mana
  And Bob has in the hand:
    | card  | type    | effects                |
    | Deny  | instant | Counter target spell.  |
    | Flee  | instant | Return target creature to its owner's hand. |
  And Bob controls:
    | card | type     | power | toughness |
    | Bear | creature | 2     | 2         |
"""
BACK = "Buyback {2} (You may pay an additional {2} as you cast this spell.); Spark deals 2 damage to target creature."
PLAIN = "Spark deals 2 damage to target creature."
CAST = "Ann plays Spark targeting Bear; "


@pytest.mark.parametrize(
    ("spark", "steps"),
    [
        (BACK, f"{CAST}Ann decides to pay; everyone passes; Then Spark is in Ann's hand; "
               "Bear is in Bob's discard pile"),
        (BACK, f"{CAST}Ann decides to leave it; everyone passes; Then Spark is in Ann's discard pile; "
               "Bear is in Bob's discard pile"),
        (BACK, f"{CAST}Ann decides to pay; Bob plays Deny targeting Spark; everyone passes; "
               "Then Spark is in Ann's discard pile"),
        (BACK, f"{CAST}Ann decides to pay; Bob plays Flee targeting Bear; everyone passes; everyone passes; "
               "Then Spark is in Ann's discard pile"),
        (PLAIN, f"{CAST}everyone passes; Then Spark is in Ann's discard pile"),
    ],
)  # fmt: skip
def test_a_spell_is_bought_back(spark: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(spark=spark)}{when(steps)}") == ""
