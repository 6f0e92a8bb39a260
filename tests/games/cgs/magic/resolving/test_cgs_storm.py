"""A spell that is copied for each spell that was cast before it in the turn."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with {players}
  And Ann has in the hand:
    | card  | type         | power | toughness | effects                                  |
    | Sting | instant      |       |           | Sting deals 1 damage to any target. {storm} |
    | Sip   | instant      |       |           | You gain 1 life.                         |
    | Pot   | Normal Spell |       |           | Gain 1000 LP.                            |
    | Cub   | creature     | 1     | 1         |                                          |
  And Bob has in the hand:
    | card | type    | effects          |
    | Nay  | instant | You gain 5 life. |
  And Bob controls:
    | card | type     | power | toughness |
    | Ox   | creature | 2     | 2         |
"""
STORM = "Storm (When you cast this spell, copy it for each spell cast before it this turn.)"


def told(steps: str, players: str = "Ann and Bob", storm: str = STORM) -> str:
    return TABLE.format(players=players, storm=storm) + when(steps)


SIP = "Ann plays Sip; everyone passes; Bob passes"
POT = "Ann plays Pot; everyone passes; Bob passes"
CUB = "Ann plays Cub; everyone passes; Bob passes"
STING = "Ann plays Sting targeting Bob"
KEEP = "Ann decides to keep the targets"


@pytest.mark.parametrize(
    ("steps", "life"),
    [
        (f"{STING}; everyone passes; everyone passes; everyone passes", 19),
        (f"{SIP}; {STING}; everyone passes; {KEEP}; everyone passes; everyone passes; everyone passes", 18),
        (f"{SIP}; {POT}; {CUB}; {STING}; everyone passes; Ann adds Sting first; "
         f"Ann adds Sting first; {KEEP}; {KEEP}; {KEEP}; "
         "everyone passes; everyone passes; everyone passes; everyone passes; everyone passes", 16),
    ],
)  # fmt: skip
def test_each_spell_before_it_makes_a_copy(steps: str, life: int) -> None:
    assert wrong_with("cgs", told(f"{steps}; Then Bob has {life} life; the Queue is empty")) == ""


def test_without_the_word_there_is_none() -> None:
    assert wrong_with("cgs", told(f"{SIP}; {STING}; everyone passes; Then Bob has 19 life", storm="")) == ""
