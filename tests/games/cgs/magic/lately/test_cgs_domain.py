"""Domain: what is as much as there are basic land types among the lands one controls."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has {mana} green mana
  And Ann controls:
    | card  | name   | type     | group | power | toughness | effects |
    | W1    | Forest | land     | Basic |       |           |         |
    | W2    | Forest | land     | Basic |       |           |         |
    | Isle  | Island | land     | Basic |       |           |         |
    | Cave  | Cave   | land     |       |       |           |         |
    | Treef | Treef  | creature |       | 1     | 1         | {treef} |
  And Bob controls:
    | card | name  | type | group |
    | Fen  | Swamp | land | Basic |
  And Ann has in the hand:
    | card | type    | cost   | effects |
    | Hex  | instant | {{4}}  | {hex} |
"""
TYPES = "basic land types among lands you control"


@pytest.mark.parametrize(
    ("hex_", "mana", "then"),
    [
        (f"Domain — You gain life equal to the number of {TYPES}.", 4, "Ann has 22 life"),
        (f"Domain — This deals X damage to each opponent, where X is the number of {TYPES}.", 4, "Bob has 18 life"),
        ("Domain — This spell costs {1} less to cast for each basic land type among lands you control; Draw a card.", 2,
         "Hex is in Ann's discard pile"),
    ],
)  # fmt: skip
def test_each_type_counts_once_and_only_on_ones_own_lands(hex_: str, mana: int, then: str) -> None:
    table = TABLE.format(mana=mana, treef="", hex=hex_)
    assert wrong_with("cgs", table + when(f"Ann plays Hex; everyone passes; Then {then}")) == ""


def test_a_creature_grows_with_them() -> None:
    grows = "Domain — This creature gets +1/+1 for each basic land type among lands you control."
    steps = when("Ann plays Hex; everyone passes; Then Treef's power is 3")
    assert wrong_with("cgs", TABLE.format(mana=4, treef=grows, hex="You gain 1 life.") + steps) == ""
