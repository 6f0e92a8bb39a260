"""What Given steps lay out on the Uno pile and before the Dealer lies there as it would after it was played."""

import pytest
from told_scenario import wrong_with

PILE = """
  Given a game of cgs with Ann and Bob in the Main Phase 1 of Bob
  And the Uno pile holds:
    | card     | type         | color | rank | loyalty | counters  | owner | effects        |
    | Blue Two | Uno card     | Blue  | 2    |         |           |       |                |
    | Cold Ada | planeswalker | Blue  |      | 3       | {counters} | Bob   | +1: draw 1 card |"""


@pytest.mark.parametrize(("counters", "loyalty"), [("", 4), ("1 loyalty", 2)])
def test_a_planeswalker_on_the_pile_is_its_owners_and_has_its_loyalty(counters: str, loyalty: int) -> None:
    steps = f"""
  When Bob activates Cold Ada's effect
  And everyone passes
  Then the Uno pile holds Cold Ada and Blue Two
  And Cold Ada's loyalty is {loyalty}
  And Bob has 1 card in the hand"""

    assert wrong_with("cgs", PILE.format(counters=counters) + steps) == ""


def test_a_land_on_the_pile_is_tapped_by_its_owner() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And the Uno pile holds:
    | card   | type | group         | owner |
    | Copse  | land | Basic, Forest | Ann   |
  When Ann taps Copse for mana
  Then Ann has 1 green mana"""

    assert wrong_with("cgs", steps) == ""


def test_a_planeswalker_before_the_dealer_has_its_loyalty() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And the players agree on the True Version
  And the Dealer zone holds:
    | card     | type         | loyalty | effects        |
    | Cold Ada | planeswalker | 3       | -1: draw 1 card |
  Then Cold Ada is in the Dealer's zone
  And Cold Ada's loyalty is 3"""

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize(
    ("card", "play"),
    [
        ("Veil | Aura | enchant creature; enchanted creature gets +2/+2", "plays Veil on Ox"),
        (
            "Blade | Equipment | equipped creature gets +2/+2; equip {0}",
            "plays Blade\n  And everyone passes\n  And Ann activates Blade targeting Ox",
        ),
    ],
)
def test_a_card_of_which_only_its_subtype_is_said_can_be_played(card: str, play: str) -> None:
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness |
    | Ox   | creature | 1     | 1         |
  And Ann has in the hand:
    | card | type | effects |
    | {card} |
  When Ann {play}
  And everyone passes
  Then Ox's offensive stat is 3"""

    assert wrong_with("cgs", steps) == ""
