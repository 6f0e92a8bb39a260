"""Texts that hold for the cards of one place alone: the Uno pile, the Dealer's zones, a column, zones side by side."""

import pytest
from told_scenario import wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And the players agree on the True Version
  And the Uno pile holds:
    | card    | type     | color | rank |
    | Red Two | Uno card | Red   | 2    |
  And Ann controls:
    | card   | type        | zone               | cost   | color | power | toughness | effects |
    | Newt   | creature    | Uno pile           | {3}{B} | Black | 2     | 2         |         |
    | Adder  | creature    | Main Summon Zone 2 |        |       | 2     | 2         |         |
    | Badger | creature    | Main Summon Zone 3 |        |       | 2     | 2         |         |
    | Sign   | enchantment | backrow zone 2     |        |       |       |           | {text}  |
  And the Dealer zone holds:
    | card  | type     | power | toughness |
    | Hound | creature | 2     | 2         |
"""


@pytest.mark.parametrize(
    ("text", "powers"),
    [
        ("Creatures in the Dealer's zones get -1/-1.", {"Hound": 1}),
        ("Creatures on the Uno pile get +2/+2.", {"Newt": 4}),
        ("Creatures in the column of this get +1/+0.", {"Adder": 3}),
        ("Creatures in your graveyard get +1/+1.", {}),
        ("Creatures get +1/+0.", {"Newt": 3, "Adder": 3, "Badger": 3, "Hound": 3}),
    ],
)
def test_numbers_change_where_the_text_says(text: str, powers: dict[str, int]) -> None:
    cards = ("Newt", "Adder", "Badger", "Hound")
    found = "".join(f"  Then {each}'s offensive stat is {powers.get(each, 2)}\n" for each in cards)

    assert wrong_with("cgs", TABLE.replace("{text}", text) + found) == ""


def test_a_creature_beside_the_one_that_says_so_grows() -> None:
    steps = TABLE.replace("{text}", "").replace(
        "| Badger | creature    | Main Summon Zone 3 |        |       | 2     | 2         |         |",
        "| Badger | creature | Main Summon Zone 3 | | | 2 | 2 | creatures adjacent to this get +1/+0 |",
    )

    assert wrong_with("cgs", f"{steps}  Then Adder's offensive stat is 3\n  Then Badger's offensive stat is 2\n") == ""


def test_what_keeps_those_on_the_pile_from_attacking_lets_others_attack() -> None:
    steps = TABLE.replace("{text}", "Creatures on the Uno pile can't attack.")
    attack = (
        "  When the game goes on to the Battle Phase of Ann\n  And Ann attacks Bob with {}\n  And everyone passes\n"
    )

    assert wrong_with("cgs", f"{steps}{attack.format('Adder')}  Then Bob has 18 life\n") == ""
    assert "forbids" in wrong_with("cgs", f"{steps}{attack.format('Newt')}  Then Bob has 18 life\n")
