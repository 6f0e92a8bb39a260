"""Answers to abilities that are activated or triggered, and spells that are exiled or returned out of the Queue."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type     | power | toughness | effects                                     |
    | Sage  | creature | 1     | 1         | {{1}}: You gain 3 life.                       |
    | Scout | creature | 1     | 1         | Whenever you cast a spell, you gain 5 life. |
    | Hill  | land     |       |           | {{T}}: Add {{R}}.                             |
  And Ann has 9 mana
  And Ann has in the hand:
    | card  | type         | power | toughness | effects                            | ATK | DEF | Level |
    | Bolt  | instant      |       |           | Bolt deals 3 damage to any target. |     |     |       |
    | Bear  | creature     | 2     | 2         |                                    |     |     |       |
    | Pot   | Normal Spell |       |           | Draw 2 cards.                      |     |     |       |
  And Bob has in the hand:
    | card  | type    | effects |
    | Nope  | instant | {nope}  |
"""


def told(nope: str, steps: str) -> str:
    return f"{TABLE.format(nope=nope)}{when(steps)}"


ACTIVATED, TRIGGERED = "Counter target activated ability.", "Counter target triggered ability."
EITHER = "Counter target activated or triggered ability."
BOUNCE, EXILE = "Return target spell to its owner's hand.", "Exile target spell."
LAPSE = (
    "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into "
    "that player's graveyard."
)


@pytest.mark.parametrize(
    ("nope", "steps"),
    [
        (ACTIVATED, "Ann activates Sage; Bob plays Nope targeting Sage; everyone passes; Then Ann has 20 life"),
        (EITHER, "Ann activates Sage; Bob plays Nope targeting Sage; everyone passes; Then Ann has 20 life"),
        (EITHER, "Ann plays Bolt targeting Bob; Bob plays Nope targeting Scout; everyone passes; everyone passes; "
                 "Then Ann has 20 life; Bob has 17 life"),
        (TRIGGERED, "Ann plays Bolt targeting Bob; Bob plays Nope targeting Scout; everyone passes; everyone passes; "
                    "Then Ann has 20 life; Bob has 17 life"),
        (TRIGGERED, "Ann activates Sage; Bob plays Nope targeting Sage; Then the attempt is refused by rule 8.1.5"),
        (ACTIVATED, "Ann plays Bolt targeting Bob; Bob plays Nope targeting Scout; "
                    "Then the attempt is refused by rule 8.1.5"),
        (EITHER, "Ann plays Bolt targeting Bob; Bob plays Nope targeting Bolt; "
                 "Then the attempt is refused by rule 8.1.5"),
        (EITHER, "Ann plays Pot; Bob plays Nope targeting Pot; Then the attempt is refused by rule 8.1.5"),
    ],
)  # fmt: skip
def test_an_ability_that_waits_is_told_from_a_spell(nope: str, steps: str) -> None:
    assert wrong_with("cgs", told(nope, steps)) == ""


@pytest.mark.parametrize(
    ("nope", "steps"),
    [
        (BOUNCE, "Ann plays Bolt targeting Bob; Bob plays Nope targeting Bolt; everyone passes; "
                 "Then Bolt is in Ann's hand; Bob has 20 life"),
        (EXILE, "Ann plays Bolt targeting Bob; Bob plays Nope targeting Bolt; everyone passes; "
                "Then Bolt is in Ann's exiled zone; Bob has 20 life"),
        (BOUNCE, "Ann plays Bear; Bob plays Nope targeting Bear; everyone passes; Then Bear is in Ann's hand"),
        (EXILE, "Ann plays Pot; Bob plays Nope targeting Pot; everyone passes; Then Pot is in Ann's exiled zone; "
                "Ann has 2 cards in the hand"),
        (LAPSE, "Ann plays Bolt targeting Bob; Bob plays Nope targeting Bolt; everyone passes; "
                "Then Bolt is in Ann's Main Deck; Bob has 20 life"),
        ("Counter target creature or planeswalker spell.",
         "Ann plays Bear; Bob plays Nope targeting Bear; everyone passes; Then Bear is in Ann's discard pile"),
        ("Counter target creature or planeswalker spell.",
         "Ann plays Bolt targeting Bob; Bob plays Nope targeting Bolt; Then the attempt is refused by rule 8.1.5"),
    ],
)  # fmt: skip
def test_a_spell_leaves_the_queue_for_elsewhere(nope: str, steps: str) -> None:
    assert wrong_with("cgs", told(nope, steps)) == ""


def test_what_cannot_be_countered_can_be_returned() -> None:
    steps = told(BOUNCE, "Ann plays Bear; Bob plays Nope targeting Bear; everyone passes; Then Bear is in Ann's hand")
    bear = "| Bear  | creature     | 2     | 2         | This spell can't be countered. |"
    line = next(each for each in steps.split("\n") if "| Bear " in each)

    assert wrong_with("cgs", steps.replace(line, f"    {bear} | | |")) == ""
