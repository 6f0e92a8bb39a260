"""What examples of this game may say of mana, of winnings and of the zones of the Dealer."""

import pytest
from told_scenario import when, wrong_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects

BET = """
  Given a game of cgs with Ann and Bob in the Betting Phase of Ann
  And Ann has 2 red mana
  And Ann has in the hand:
    | card          | type         |
    | Ace of Spades | playing card |
    | Ace of Hearts | playing card |
  And Bob has in the hand:
    | card           | type         |
    | Two of Spades  | playing card |
    | Four of Hearts | playing card |
  And Ann has in the bank zone:
    | card | type       | value |
    | a1   | Money Card | 1     |
  And Bob has in the bank zone:
    | card | type       | value |
    | b1   | Money Card | 1     |
"""
BEFORE = (
    "Ann opens a bet with Ace of Spades and Ace of Hearts; Bob answers with Two of Spades and Four of Hearts; "
    "Ann decides to check; Bob decides to check"
)
DEALER = """
  Given a game of cgs with Ann, Bob and Cat
  And the Dealer deck holds:
    | card         | type         |
    | Six of Clubs | playing card |
"""


@pytest.mark.parametrize(
    "steps",
    [
        "Ann uses a1 as mana; Then Ann has 3 mana; Ann has 2 red mana",
        "Ann uses nothing as mana; Then Ann has 2 mana; a1 is in Ann's bank zone",
        "the game goes on to the Starting Phase of Bob; Then a1 is in Ann's bank zone; b1 is in Ann's bank zone; "
        "Ann has 0 mana",
    ],
)
def test_mana_is_counted_and_winnings_are_kept(steps: str) -> None:
    assert wrong_with("cgs", f"{BET}{when(f'{BEFORE}; {steps}')}") == ""


@pytest.mark.parametrize("zone", ["Dealer deck", "Dealer's deck"])
def test_a_zone_of_the_dealer_has_two_names(zone: str) -> None:
    then = f"Ann passes; Then Six of Clubs is in the {zone}"
    assert wrong_with("cgs", f"{DEALER}{when(then)}") == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("can attack only if you control a land", "column 1: 'can attack only if"),
        ("steal a Property card from target opponent", "column 1: 'steal a Property card"),
    ],
)
def test_the_beginning_of_another_word_is_no_part_of_one(text: str, said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_effects(text)
    assert said in str(caught.value)
