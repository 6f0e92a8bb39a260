"""Attempts to block where nobody is asked for blockers, and what scenarios say of mana and of nothing."""

import pytest
from told_scenario import wrong_with

FACING = """
  Given a game of cgs with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card  | type     | power | toughness | effects   |
    | Heron | creature | 2     | 2         | {keyword} |
  And Bob controls:
    | card  | type     | power | toughness | tapped |
    | Sheep | creature | 0     | 4         | {tapped} |
  When Ann attacks Bob with Heron
"""


@pytest.mark.parametrize(
    ("keyword", "tapped", "rule"), [("Flying", "no", "9.10.7"), ("Menace", "no", "9.10.8"), ("Reach", "yes", "9.5.1")]
)
@pytest.mark.parametrize("passing", ["", "  And everyone passes\n"])
@pytest.mark.parametrize("block", ["Bob blocks with Sheep", "Bob blocks Heron with Sheep"])
def test_a_block_for_which_nobody_is_asked_is_refused_by_its_rule(
    keyword: str, tapped: str, rule: str, passing: str, block: str
) -> None:
    steps = FACING.format(keyword=keyword, tapped=tapped) + passing

    assert wrong_with("cgs", f"{steps}  And {block}\n  Then the attempt is refused by rule {rule}") == ""


def test_a_block_without_an_attack_is_refused_too() -> None:
    steps = FACING.format(keyword="Reach", tapped="no").replace("When Ann attacks Bob with Heron", "")

    assert "8.4.2" in wrong_with("cgs", f"{steps}  When Bob blocks with Sheep\n  Then Bob has 20 life")


def test_mana_without_a_color_is_colorless_and_nothing_is_none() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann has 3 mana
  And Ann has in the hand:
    | card | type     | power | toughness | cost   |
    | Ox   | creature | 2     | 2         | {2}    |
    | Elf  | creature | 1     | 1         | {G}    |
  When Ann plays Ox
  And everyone passes
  Then Ox's conditions are nothing
  When Ann plays Elf
  Then the attempt is refused by rule 4.4.2"""

    assert wrong_with("cgs", steps) == ""
