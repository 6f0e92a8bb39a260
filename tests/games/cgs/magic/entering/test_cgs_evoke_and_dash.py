"""Creatures that are cast for another cost than their own, and leave for that."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card   | type     | name     |
    | Peak   | land     | Mountain |
    | Crag   | land     | Mountain |
    | Ridge  | land     | Mountain |
  And Ann has in the hand:
    | card   | type     | power | toughness | color | cost   | effects |
    | Wisp   | creature | 3     | 1         | red   | {2}{R} | When this creature enters, it deals 2 damage to each opponent. Evoke {R} (You may cast this spell for its evoke cost. If you do, it's sacrificed when it enters.) |
    | Raider | creature | 2     | 1         | red   | {2}{R} | Dash {1}{R} |
    | Blink  | instant  |       |           | white |        | Exile target creature, then return it to the battlefield under its owner's control. |
  And Bob controls:
    | card    | type           | ATK  | DEF  | Level | effects |
    | Imp     | Normal Monster | 1500 | 1000 | 4     |         |
"""  # noqa: E501

ONE = "Ann taps Peak for mana"
TWO = f"{ONE}; Ann taps Crag for mana"
THREE = f"{TWO}; Ann taps Ridge for mana"


@pytest.mark.parametrize(
    "steps",
    [
        f"{ONE}; Ann plays Wisp as paid otherwise; everyone passes; Ann adds Wisp first; everyone passes; "
        "everyone passes; Then Wisp is in Ann's discard pile; Bob has 18 life; Cid has 18 life",
        f"{THREE}; Ann plays Wisp; everyone passes; everyone passes; Then Wisp is in Ann's Main Summon Zone",
        f"{TWO}; Ann plays Raider as paid otherwise; everyone passes; Then Raider is in Ann's Main Summon Zone; "
        "When the game goes on to the Battle Phase of Ann; Ann attacks Cid with Raider; everyone passes; "
        "the game goes on to the Main Phase 1 of Bob; "
        "Then Raider is in Ann's hand",
        f"{THREE}; Ann plays Raider; everyone passes; the game goes on to the Main Phase 1 of Bob; "
        "Then Raider is in Ann's Main Summon Zone",
        # Who comes back has not been cast at all.
        f"{TWO}; Ann plays Raider as paid otherwise; everyone passes; Ann plays Blink targeting Raider; "
        "everyone passes; the game goes on to the Main Phase 1 of Bob; Then Raider is in Ann's Main Summon Zone",
    ],
)  # fmt: skip
def test_a_creature_that_is_cast_for_another_cost(steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE}{when(steps)}") == ""
