"""Bargain, mobilize, exhaust, endure, celebration and the two main phases."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has 2 green mana
  And Ann controls:
    | card | type     | power | toughness | tapped | effects |
    | Elk  | creature | 2     | 2         | {tapped} | {elk} |
    | Cup  | artifact |       |           |        |         |
  And Ann has in the hand:
    | card | type     | power | toughness | effects |
    | Hex  | sorcery  |       |           | {hex}   |
    | Imp  | creature | 1     | 1         |         |
    | Jar  | artifact |       |           |         |
    | Fen  | land     |       |           |         |
"""


def told(steps: str, elk: str = "", hex_: str = "", tapped: str = "") -> str:
    return wrong_with("cgs", TABLE.format(elk=elk, hex=hex_, tapped=tapped) + when(steps))


BARGAIN = "Bargain (You may sacrifice an artifact, enchantment, or token as you cast this spell.); You gain 1 life. " \
          "If this spell was bargained, you gain 3 life."  # fmt: skip
MOBILIZE = "Mobilize 2 (Whenever this creature attacks, create two tapped and attacking 1/1 red Warrior creature " \
           "tokens. Sacrifice them at the beginning of the next end step.)"  # fmt: skip
EXHAUST = "Exhaust — {1}: Put two +1/+1 counters on this creature. (Activate each exhaust ability only once.)"
ENDURES = "Whenever this creature attacks, it endures 2."
CELEBRATES = "Celebration — At the beginning of your end step, if two or more nonland permanents entered the " \
             "battlefield under your control this turn, you gain 5 life."  # fmt: skip
SURVIVES = "Survival — At the beginning of your second main phase, if this creature is tapped, you gain 5 life."
FIGHT = "the game goes on to the Battle Phase of Ann; Ann attacks Bob with Elk; everyone passes"
IMP, JAR, FEN = (f"Ann plays {each}; everyone passes" for each in ("Imp", "Jar", "Fen"))
END = "the game goes on to the Ending Phase of Ann; everyone passes"


@pytest.mark.parametrize(
    ("elk", "hex_", "steps"),
    [
        ("", BARGAIN, "Ann plays Hex; Ann decides to pay; everyone passes; Then Ann has 24 life; "
                      "Cup is in Ann's discard pile"),
        ("", BARGAIN, "Ann plays Hex; Ann decides to leave it; everyone passes; Then Ann has 21 life; Cup is in play"),
        (MOBILIZE, "", f"{FIGHT}; everyone passes; everyone passes; Then Bob has 16 life; "
                       "Warrior token 1 is tapped"),
        (EXHAUST, "", "Ann activates Elk's effect; everyone passes; Then Elk's power is 4"),
        (ENDURES, "", f"{FIGHT}; Ann chooses 1; Then Elk's power is 4"),
        (ENDURES, "", f"{FIGHT}; Ann chooses 2; Then Spirit token 1's power is 2; Elk's power is 2"),
        (CELEBRATES, "", f"{IMP}; {JAR}; {END}; Then Ann has 25 life"),
        (CELEBRATES, "", f"{IMP}; Ann plays Fen; {END}; Then Ann has 20 life"),
    ],
)  # fmt: skip
def test_what_they_do(elk: str, hex_: str, steps: str) -> None:
    assert told(steps, elk, hex_) == ""


def test_an_ability_is_exhausted_once() -> None:
    steps = "Ann activates Elk's effect; everyone passes; Ann activates Elk's effect; Then Elk's power is 6"
    assert "refused" in told(steps, EXHAUST)


@pytest.mark.parametrize(("tapped", "life"), [("yes", 25), ("no", 20)])
def test_the_second_main_phase_is_the_one_after_combat(tapped: str, life: int) -> None:
    steps = f"the game goes on to the Main Phase 2 of Ann; everyone passes; Then Ann has {life} life"
    assert told(steps, SURVIVES, tapped=tapped) == ""
