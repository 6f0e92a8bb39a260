"""What is said of both players, of the equipped monster by 'it', and of a Normal Summon besides that of the turn."""

import pytest
from told_scenario import when, wrong_with

CALL = "During your Main Phase: You can Special Summon 1 Beast monster from your hand."
TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type           | ATK  | DEF  | Level | group  | effects |
    | Drake | Normal Monster | 2000 | 1000 | 4     | Dragon |         |
    | Bull  | Effect Monster | 1000 | 1000 | 4     | Beast  | {CALL} |
  And Bob controls:
    | card  | type           | ATK  | DEF  | Level | position |
    | Foe   | Normal Monster | 1000 | 1000 | 3     | defense  |
  And Ann has in the hand:
    | card  | type           | ATK  | DEF  | Level | group  | copies | effects |
    | Said  | {type}         | 900  | 700  | 4     |        | 1      | {text}  |
    | Wyrm  | Normal Monster | 900  | 700  | 4     | Dragon | 1      |         |
    | Calf  | Normal Monster | 900  | 700  | 4     | Beast  | 2      |         |
"""


@pytest.mark.parametrize(
    ("type_", "text", "steps"),
    [
        ("Equip Spell", "The equipped monster gains 500 ATK. If it attacks a Defense Position monster, inflict "
         "piercing battle damage to your opponent.",
         "Ann equips Said to Drake; everyone passes; Ann goes to combat; Drake attacks Foe; everyone passes; "
         "Then Foe is in Bob's GY; Bob has 18 life"),
        ("Continuous Spell", "Both players can only Special Summon monsters once per turn.",
         "Ann plays Said; everyone passes; Ann activates Bull's effect; everyone passes; Ann chooses Calf; "
         "Ann chooses Attack Position; Then Ann controls Calf; "
         "When Ann activates Bull's effect; everyone passes; Then Calf 2 is in Ann's hand"),
        ("Effect Monster", "During your Main Phase: You can Normal Summon 1 Dragon monster, in addition to your Normal "
         "Summon/Set.",
         "Ann plays Said; everyone passes; Ann plays Wyrm; everyone passes; Then Ann controls Wyrm; "
         "rule 10.3.2 forbids Ann to play Calf"),
    ],
)  # fmt: skip
def test_it_is_done_as_it_says(type_: str, text: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(CALL=CALL, type=type_, text=text)}{when(steps)}") == ""
