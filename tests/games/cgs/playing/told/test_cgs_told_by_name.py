"""Cards whose type only their name tells, and cards of which nothing tells it."""

import pytest
from told_scenario import wrong_with

HAND = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And the Uno pile has:
  | card      |
  | Red Seven |
And Ann has in her hand:
  | card   |
  | {card} |
"""


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("Red Two", "When Ann plays Red Two to the Uno pile\nAnd everyone passes\nThen Red Two is in the Uno pile"),
        ("Seven of Clubs", "Then Seven of Clubs's rank is 7\nAnd Seven of Clubs's suit is clubs"),
        ("$4M", "When Ann banks $4M\nAnd everyone passes\nThen Ann has 4 million in the bank"),
        ("Red and Yellow Rent", "Then Red and Yellow Rent's color is Red, Yellow"),
        ("Sly Deal", "Then Sly Deal's type is Action Card"),
        ("Old Bear", "When Ann passes\nThen Old Bear is in Ann's hand"),
    ],
)
def test_a_name_tells_what_a_card_is(card: str, steps: str) -> None:
    assert wrong_with("cgs", f"{HAND.format(card=card)}{steps}\n") == ""


def test_a_card_of_which_no_type_is_told_cannot_be_played() -> None:
    said = wrong_with("cgs", f"{HAND.format(card='Old Bear')}When Ann plays Old Bear\nThen Old Bear is in play\n")

    assert "of Old Bear no card type is told (say it in a column `type`)" in said


def test_coins_are_said_by_their_sides() -> None:
    steps = """\
Given a game of cgs with Ann and Bob in the Ending Phase of Ann
And {coin}
And Bob controls:
  | card     | type            | HP | conditions |
  | Shellkit | Basic Pokémon   | 50 | Asleep     |
When everyone passes
Then Shellkit is {which}Asleep
"""
    wakes = {"chance gives heads": "not ", "chance gives tails": "", "the coin comes up heads": "not "}

    assert [wrong_with("cgs", steps.format(coin=coin, which=which)) for coin, which in wakes.items()] == [""] * 3


def test_a_type_beside_the_card_type_is_a_color_and_what_is_equipped_is_a_target() -> None:
    steps = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann controls:
  | card  | type          | Type      | HP |
  | Spark | Basic Pokémon | Lightning | 60 |
And Ann has in her hand:
  | card | type        | text                                 |
  | Axe  | Equip Spell | The equipped monster gains 1000 ATK. |
When Ann activates Axe targeting Spark
And everyone passes
Then Spark's color is Lightning
And Axe is attached to Spark
"""
    assert wrong_with("cgs", steps) == ""


def test_an_energy_is_of_the_type_in_its_name_and_damage_may_stand_before_the_text_of_a_move() -> None:
    steps = """\
Given a game of cgs with Ann and Bob in the Battle Phase of Ann
And chance gives heads
And Ann controls:
  | card | type          | HP | attacks                                                                   |
  | Foxy | Basic Pokémon | 60 | [P] Daze 10 Flip a coin. If heads, the Defending Pokémon is now Confused. |
And Ann controls:
  | card           | type         | attached to |
  | Psychic Energy | Basic Energy | Foxy        |
And Bob controls:
  | card  | type          | HP |
  | Finny | Basic Pokémon | 70 |
When Foxy uses Daze on Finny
And everyone passes
Then Finny is Confused
And Finny has 1 damage
And Psychic Energy's color is Psychic
"""
    assert wrong_with("cgs", steps) == ""
