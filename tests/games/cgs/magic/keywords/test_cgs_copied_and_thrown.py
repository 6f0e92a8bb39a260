"""Casualty, offspring, embalm, eternalize and madness; what is discarded, and when a spell is over."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has 4 blue mana
  And Ann controls:
    | card | type     | power | toughness | effects |
    | Ogre | creature | 2     | 2         | {ogre}  |
  And Ann has in the hand:
    | card  | type     | power | toughness | cost | effects |
    | Zap   | instant  |       |           | {{5}}  | {zap} Target player loses 2 life. |
    | Spark | instant  |       |           |      | {spark} Target player loses 2 life. |
    | Dig   | instant  |       |           |      | Discard a card. You gain 1 life. |
    | Otter | creature | 3     | 3         | {{1}}  | Offspring {{2}}; flying |
  And Ann has in the discard pile:
    | card  | type     | power | toughness | cost   | color | effects |
    | Seal  | creature | 3     | 3         | {{1}}{{U}} | blue  | {seal}; flying |
"""


def told(steps: str, zap: str = "", spark: str = "", seal: str = "trample", ogre: str = "") -> str:
    return wrong_with("cgs", TABLE.format(zap=zap, spark=spark, seal=seal, ogre=ogre) + when(steps))


CASUALTY = "Casualty 2 (As you cast this spell, you may sacrifice a creature with power 2 or greater.);"


@pytest.mark.parametrize(
    ("spark", "steps"),
    [
        (CASUALTY, "Ann plays Spark targeting Bob; Ann decides to pay; everyone passes; "
                   "Ann decides to keep the targets; everyone passes; everyone passes; Then Bob has 16 life; "
                   "Ogre is in Ann's discard pile"),
        (CASUALTY, "Ann plays Spark targeting Bob; Ann decides to leave it; everyone passes; everyone passes; "
                   "Then Bob has 18 life; Ogre is in Ann's Main Summon Zone; the Queue is empty"),
        (CASUALTY, "Ann plays Spark targeting Bob; Ann decides to pay; everyone passes; "
                   "Ann decides to choose new targets; Ann targets Ann; everyone passes; everyone passes; "
                   "Then Bob has 18 life; Ann has 18 life"),
        ("Casualty 3;", "Ann plays Spark targeting Bob; everyone passes; everyone passes; Then Bob has 18 life"),
    ],
)  # fmt: skip
def test_a_sacrifice_copies_the_spell(spark: str, steps: str) -> None:
    assert told(steps, spark=spark) == ""


def test_a_spell_lies_on_the_field_until_it_is_over_itself() -> None:
    steps = "Ann plays Spark targeting Bob; Ann decides to leave it; everyone passes; " \
            "Then Spark is in Ann's backrow zone; When everyone passes; " \
            "Then Spark is in Ann's discard pile"  # fmt: skip
    assert told(steps, spark=CASUALTY) == ""


@pytest.mark.parametrize(
    "steps",
    [
        "Ann decides to pay; everyone passes; everyone passes; Then Otter token 1's power is 1; "
        "Otter token 1's toughness is 1; Otter token 1 has flying; Otter's power is 3",
        "Ann decides to leave it; everyone passes; Then the Queue is empty; Otter's power is 3",
    ],
)
def test_offspring_is_one_that_is_small(steps: str) -> None:
    assert told(f"Ann plays Otter; {steps}") == ""


@pytest.mark.parametrize(
    ("seal", "size", "color"), [("Embalm {2}{U}", 3, "white"), ("Eternalize {2}{U}", 4, "black")],
)  # fmt: skip
def test_it_comes_back_as_a_zombie_that_cost_nothing(seal: str, size: int, color: str) -> None:
    steps = f"Ann activates Seal's effect; everyone passes; Then Seal is in Ann's exiled zone; " \
            f"Seal token 1's power is {size}; Seal token 1's toughness is {size}; Seal token 1's color is {color}; " \
            "Seal token 1's group is Zombie; Seal token 1's cost is nothing; Seal token 1 has flying"  # fmt: skip
    assert told(steps, seal=seal) == ""


def test_it_is_embalmed_as_a_sorcery() -> None:
    assert "refused" in told(
        "Ann plays Dig; Ann activates Seal's effect; Then the Queue is empty", seal="Embalm {2}{U}"
    )


MADNESS = "Madness {2}{U};"
THROWN = "Ann plays Dig; everyone passes; Ann discards Zap; everyone passes"


@pytest.mark.parametrize(
    "steps",
    [
        "Ann decides to do it; Ann decides to do it; Ann targets Bob; everyone passes; "
        "Then Bob has 18 life; Zap is in Ann's discard pile; the Queue is empty",
        "Ann decides to leave it; Then Bob has 20 life; Zap is in Ann's discard pile",
    ],
)
def test_what_is_discarded_in_madness_is_cast_for_another_cost(steps: str) -> None:
    assert told(f"{THROWN}; {steps}", zap=MADNESS) == ""


@pytest.mark.parametrize(
    ("steps", "life"),
    [("Ann plays Spark targeting Bob; everyone passes", 20), (f"{THROWN}; everyone passes", 26)],
)  # fmt: skip
def test_you_discard_cards_of_your_hand_and_no_spell_that_is_over(steps: str, life: int) -> None:
    assert told(f"{steps}; Then Ann has {life} life", ogre="Whenever you discard a card, you gain 5 life.") == ""
