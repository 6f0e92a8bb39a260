"""Texts of all games hear what is called, bid, folded and paid in the games of the second half."""

import pytest
from told_scenario import wrong_with

LISTENER = """
And Ann controls:
  | card   | type     | power | toughness | effects   |
  | Herald | creature | 1     | 1         | {effects} |
"""
UNO = """
And the Uno pile holds:
  | card     | type     | color | rank |
  | Red Four | Uno card | Red   | 4    |
And {player} has in the hand:
  | card      | type     | color | rank |
  | Red Three | Uno card | Red   | 3    |
And {player} has 2 cards in the hand
"""
POKER = """
And Ann has in the hand:
  | card             | type         | rank | suit     | color    |
  | Nine of Spades   | playing card | 9    | spades   | Spades   |
  | King of Diamonds | playing card | King | diamonds | Diamonds |
And Bob has in the hand:
  | card           | type         | rank | suit   | color  |
  | Two of Hearts  | playing card | 2    | hearts | Hearts |
  | Three of Clubs | playing card | 3    | clubs  | Clubs  |
And Ann has in the bank zone:
  | card     | type       | value |
  | Ann's 1M | Money Card | 1     |
And Bob has in the bank zone:
  | card     | type       | value |
  | Bob's 1M | Money Card | 1     |
When Ann opens a bet with Nine of Spades and King of Diamonds
And Bob answers with Two of Hearts and Three of Clubs
And Ann decides to check
And Bob decides to fold
And Ann uses nothing as mana
And everyone passes
"""
RENT = """
And {owner} controls:
  | card        | type          | color     | value | tapped |
  | Quay Road   | Property card | Dark Blue | 4     | yes    |
And {owner} has in the hand:
  | card                 | type      | color            | value |
  | Dark Blue/Green Rent | Rent card | Dark Blue, Green | 1     |
And {payer} has in the bank zone:
  | card | type       | value |
  | 3M   | Money Card | 3     |
When {owner} plays Dark Blue/Green Rent as Dark Blue
And everyone passes
And everyone passes
Then 3M is in {owner}'s bank zone
"""
CALL = """
When {player} plays Red Three to the Uno pile
And {caller} calls UNO{on}
And {player} passes
And everyone passes
"""


def played(effects: str, *steps: str, turn: str = "", **names: str) -> str:
    """What is wrong with a game in which Ann's Herald says something and gains Ann a life each time."""
    text = f"Given a game of cgs with Ann and Bob{turn}\n" + LISTENER.format(effects=f"{effects}, you gain 1 life")
    told = "".join(steps).format(**names)
    return wrong_with("cgs", "\n".join(line for line in (text + told).splitlines() if line))


@pytest.mark.parametrize(
    ("effects", "player", "caller", "life"),
    [
        ("Whenever you call UNO", "Ann", "Ann", 21),
        ("Whenever you call Uno", "Ann", "Bob", 20),
        ("Whenever an opponent calls UNO", "Ann", "Bob", 21),
        ("Whenever an opponent calls UNO", "Ann", "Ann", 20),
    ],
)
def test_a_call_of_uno_is_heard_whoever_has_to_make_it(effects: str, player: str, caller: str, life: int) -> None:
    on = "" if player == caller else f" on {player}"

    steps = (UNO, CALL, f"Then Ann has {life} life\n")
    assert not played(effects, *steps, player=player, caller=caller, on=on)


@pytest.mark.parametrize(
    ("effects", "life"),
    [
        ("Whenever an opponent folds", 21),
        ("Whenever you fold", 20),
        ("Whenever you win the pot", 21),
        ("Whenever an opponent wins the pot", 20),
        ("Whenever you raise", 20),
    ],
)
def test_folding_and_the_pot_are_heard(effects: str, life: int) -> None:
    assert not played(effects, POKER, f"Then Ann has {life} life\n", turn=" in the Betting Phase of Ann")


@pytest.mark.parametrize(
    ("effects", "life"), [("Whenever an opponent pays rent", 21), ("Whenever you pay rent", 20)]
)  # fmt: skip
def test_rent_is_heard_by_who_pays_it(effects: str, life: int) -> None:
    assert not played(effects, RENT, f"And Ann has {life} life\n", owner="Ann", payer="Bob")


def test_money_that_is_laid_into_a_bank_is_heard() -> None:
    banking = """And Ann has in the hand:
  | card | type       | value |
  | 5M   | Money Card | 5     |
When Ann plays 5M to the bank zone
And everyone passes
Then Ann has 21 life
"""
    assert not played("Whenever you bank a card", banking)
