"""What texts say of Uno: who plays it how often, who calls, and what lies on top of the pile."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And the Uno pile holds:
    | card      | type     |
    | Blue Zero | Uno card |
    | Red Five  | Uno card |
  And Ann controls:
    | card   | type        | power | toughness | effects  |
    | Shrine | enchantment |       |           | {shrine} |
    | Boar   | creature    | 3     | 3         |          |
  And Ann has in the hand:
    | card     | type     | cost | power | toughness | effects              |
    | Red Two  | Uno card |      |       |           |                      |
    | Red Six  | Uno card |      |       |           |                      |
    | Red Wolf | creature | {R}  | 1     | 1         |                      |
  And Ann has {held} cards in the hand
"""

ONTO = "Ann plays Red Two to the Uno pile; Ann passes"
WOLF = "Ann plays Red Wolf to the Uno pile"


def wrong(shrine: str, steps: str, held: int = 6) -> str:
    table = TABLE.replace("{shrine}", shrine).replace("{held}", str(held))
    return wrong_with("cgs", f"{table}{when(steps)}")


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        ("Whenever you play a card onto the Uno pile, you gain 1 life.",
         "Ann plays Red Two to the Uno pile; Ann plays Red Six to the Uno pile; Ann passes; "
         "Ann adds Shrine first; everyone passes; everyone passes; Then Ann has 22 life"),
        ("Whenever a creature is played onto the Uno pile, you gain 1 life.",
         f"{WOLF}; everyone passes; Then Ann has 21 life"),
        ("Whenever a creature is played onto the Uno pile, you gain 1 life.",
         f"{ONTO}; everyone passes; Then Ann has 20 life"),
        ("Whenever an opponent plays a card onto the Uno pile, you gain 1 life.",
         f"{ONTO}; everyone passes; Then Ann has 20 life"),
    ],
)  # fmt: skip
def test_playing_onto_the_pile_is_noticed(shrine: str, steps: str) -> None:
    assert wrong(shrine, steps) == ""


@pytest.mark.parametrize("shrine", ["You may play Uno twice each round.",
                                    "You can play Uno an additional time each round."])  # fmt: skip
def test_uno_is_played_once_more(shrine: str) -> None:
    steps = f"{ONTO}; {WOLF}; Then Red Wolf is on the Uno pile"

    assert wrong(shrine, f"{steps}; rule 15.3.2 forbids Ann to play Red Six to the Uno pile") == ""
    assert "15.3.2" in wrong("At the beginning of your upkeep, you gain 1 life.", steps)


def test_who_cannot_call_does_not_and_who_need_not_is_safe() -> None:
    called = "Ann plays Red Two to the Uno pile; Bob calls UNO on Ann; Then Ann has 3 cards in the hand"
    table = TABLE.replace("| Red Six  | Uno card |      |       |           |                      |\n    ", "")

    def what_is_wrong(shrine: str) -> str:
        text = table.replace("{shrine}", shrine).replace("{held}", "2")
        return wrong_with("cgs", f"{text}{when(called)}")

    assert what_is_wrong("At the beginning of your upkeep, you gain 1 life.") == ""
    assert "call UNO" in what_is_wrong("Opponents can't call UNO.")
    assert "15.6.1" in what_is_wrong("You don't have to call UNO.")


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        ("{T}: Destroy the top card of the Uno pile.",
         "Ann activates Shrine's effect; everyone passes; Then Blue Zero is on the Uno pile"),
        ("{T}: Return the top card of the Uno pile to its owner's hand.",
         f"{WOLF}; everyone passes; Ann activates Shrine's effect; everyone passes; Then Red Wolf is in Ann's hand"),
        ("The creature on top of the Uno pile gets +2/+2.",
         f"{WOLF}; everyone passes; Then Red Wolf's power is 3; Boar's power is 3"),
        ("The top card of the Uno pile is only planeswalker.",
         f"{WOLF}; everyone passes; Then Red Wolf's type is planeswalker; Red Wolf is on the Uno pile"),
        ("As long as you control a card on the Uno pile, creatures you control get +1/+1.",
         f"{WOLF}; everyone passes; Then Red Wolf's power is 2; Boar's power is 4"),
        ("As long as you control the top card of the Uno pile, creatures you control get +1/+1.",
         "Ann passes; Then Boar's power is 3"),
        ("As long as you control the top card of the Uno pile, creatures you control get +1/+1.",
         f"{ONTO}; Then Boar's power is 4"),
    ],
)  # fmt: skip
def test_the_top_of_the_pile_is_spoken_of(shrine: str, steps: str) -> None:
    assert wrong(shrine, steps) == ""


def test_a_card_is_activated_only_if_something_is_so() -> None:
    shrine = "At the beginning of your upkeep, you gain 1 life."
    spell = "| Red Wolf | Normal Spell |      |       |           | You can activate this card only if {} |"
    text = TABLE.replace("| Red Wolf | creature | {R}  | 1     | 1         |                      |", spell)
    text = text.replace("{shrine}", shrine).replace("{held}", "6")
    steps = when("Ann plays Red Wolf; everyone passes; Then Ann has 21 life")

    assert wrong_with("cgs", text.format("you control no artifacts; gain 1000 LP") + steps) == ""
    assert "forbids" in wrong_with("cgs", text.format("you control no creatures; gain 1000 LP") + steps)
