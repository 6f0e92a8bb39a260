"""Monsters that cannot be materials of others, and Levels that are other ones than printed."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type           | ATK  | DEF | Level | group | effects |
    | Shy  | Effect Monster | 1000 | 600 | 3     | Tuner | {shy}   |
    | Elk  | Normal Monster | 1900 | 600 | 4     |       |         |
  And Ann has in the hand:
    | card  | type           | ATK  | DEF | Level | effects |
    | Lamb  | Effect Monster | 1000 | 600 | 3     | {lamb}  |
  And Ann has in the deck:
    | card | type           | ATK  | DEF | Level | group |
    | Imp  | Effect Monster | 1000 | 600 | 3     | Tuner |
  And Ann has in the Extra Deck:
    | card  | type            | ATK  | DEF  | Level | effects    |
    | Comet | Synchro Monster | 2500 | 2000 | 7     |            |
    | Giant | Synchro Monster | 2500 | 2000 | 8     |            |
    | Knot  | Link Monster    | 1500 |      | 2     | 2 monsters |
"""
SYNCHRO, LINK = "Cannot be used as a Synchro Material.", "Cannot be used as Link Material."
LAMB = (
    "When this card is Normal Summoned: You can Special Summon 1 Level 3 Tuner monster from your Deck, but it has its "
    "effects negated, also it cannot be used as Synchro Material."
)
RAISED = "Once per turn: You can target 1 face-up monster on the field; increase its Level by 1 until the end of this \
turn."


@pytest.mark.parametrize(
    ("shy", "steps"),
    [
        (SYNCHRO, "Ann Synchro Summons Comet using Shy and Elk; Then the attempt is refused by rule 8.1.5"),
        (SYNCHRO, "Ann Link Summons Knot using Shy and Elk; everyone passes; Then Ann controls Knot"),
        (LINK, "Ann Link Summons Knot using Shy and Elk; Then the attempt is refused by rule 8.1.5"),
        (LINK, "Ann Synchro Summons Comet using Shy and Elk; everyone passes; Ann chooses Attack Position; "
         "Then Ann controls Comet"),
        (LINK, "Ann plays Lamb; everyone passes; everyone passes; Ann decides to do it; Ann chooses Attack Position; "
         "Then Ann controls Imp; rule 8.1.5 forbids Ann to Synchro Summon Comet using Imp and Elk"),
        (RAISED, "Ann activates Shy's effect targeting Elk; everyone passes; Ann Synchro Summons Giant using Shy and "
         "Elk; everyone passes; Ann chooses Attack Position; Then Ann controls Giant"),
    ],
)  # fmt: skip
def test_what_is_summoned_of_them(shy: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(shy=shy, lamb=LAMB)}{when(steps)}") == ""
