"""Traps that Special Summon themselves as monsters, and are Traps besides."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And it is turn 4
  And Ann controls:
    | card  | type             | ATK  | DEF  | Level | facing    | set | effects |
    | Idol  | Continuous Trap  |      |      |       | face-down | 1   | {idol}  |
    | Eye   | Continuous Spell |      |      |       | face-up   |     | {eye}   |
  And Ann has in the hand:
    | card  | type         | effects                          |
    | Pit   | Normal Spell | Destroy 1 monster on the field.  |
    | Wind  | Normal Spell | Destroy 1 Trap on the field.     |
    | Hush  | Normal Spell | Neither player can Special Summon this turn. |
    | Boost | Normal Spell | {boost} |
  And Bob controls:
    | card  | type           | ATK  | DEF  | Level | power | toughness |
    | Imp   | Normal Monster | 1000 | 1000 | 4     |       |           |
"""
EYE = "If you Special Summon a monster: gain 1000 LP."
BOOST = "All EARTH monsters you control gain 1000 ATK until the end of this turn."
IDOL = (
    "Special Summon this card{} as an Effect Monster (Rock/EARTH/Level 4/ATK 2000/DEF 1800). "
    "(This card is also still a Trap.)"
)
FIXED, FREE = IDOL.format(" in Defense Position"), IDOL.format("")
FLIPPED = "Ann flips Idol; everyone passes; "
COME = f"{FLIPPED}Ann chooses Main Summon Zone 1; "


@pytest.mark.parametrize(
    ("idol", "steps"),
    [
        (FIXED, f"{COME}Then Idol is in Ann's Main Summon Zone 1; Idol's position is defense; "
                "Idol's type is Continuous Trap, Effect Monster"),
        (FREE, f"{FLIPPED}Ann chooses Attack Position; Ann chooses Main Summon Zone 2; "
               "Then Idol is in Ann's Main Summon Zone 2; Idol's position is attack; "
               "Idol's offensive stat is 2"),
        (FIXED, f"{COME}everyone passes; Ann plays Pit; everyone passes; Ann chooses Idol; "
                "Then Idol is in Ann's discard pile; "
                "Idol's type is Continuous Trap"),
        (FIXED, f"{COME}everyone passes; Ann plays Wind; everyone passes; Then Idol is in Ann's discard pile"),
        (FIXED, "Ann plays Hush; everyone passes; Ann flips Idol; everyone passes; "
                "Then Idol is in Ann's backrow zone 1; "
                "Idol's type is Continuous Trap"),
        (FIXED, f"{COME}everyone passes; Then Ann has 21 life"),
        (FIXED, f"{COME}everyone passes; Ann plays Boost; everyone passes; Then Idol's offensive stat is 3"),
    ],
)  # fmt: skip
def test_a_trap_becomes_a_monster(idol: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(idol=idol, boost=BOOST, eye=EYE)}{when(steps)}") == ""
