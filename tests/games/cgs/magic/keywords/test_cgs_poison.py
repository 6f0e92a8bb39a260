"""Poison counters, damage in counters, and the monarch."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card  | type     | power | toughness | effects                                                            |
    | Ooze  | creature | 2     | 2         | {ooze}                                                             |
    | Gauge | creature | 0     | 9         | {gauge} |
    | Court | creature | 1     | 9         | {court}           |
  And Ann has in the hand:
    | card  | type    | effects                                     |
    | Venom | sorcery | Each opponent gets five poison counters.    |
    | Fang  | sorcery | Target player gets ten poison counters.     |
    | Life  | sorcery | Players can't lose the game this turn.      |
    | Reign | sorcery | You become the monarch.                     |
    | Spread | sorcery | Proliferate.                               |
    | Yield | sorcery | Target player becomes the monarch.          |
  And Ann has in the deck:
    | card  | type    |
    | Top   | instant |
  And Bob controls:
    | card  | type           | power | toughness | ATK  | DEF  | Level | effects |
    | Bear  | creature       | 3     | 4         |      |      |       |         |
    | Imp   | Normal Monster |       |           | 1500 | 2500 | 4     |         |
    | Court2 | creature      | 0     | 9         |      |      |       | {court} |
"""


def told(ooze: str, n: int) -> str:
    gauge = f"Defender. This gets +1/+0 as long as an opponent has {n} or more poison counters."
    return TABLE.format(ooze=ooze, gauge=gauge, court="Defender. This gets +3/+0 as long as you're the monarch.")


HIT = "the game goes on to the Battle Phase of Ann; Ann attacks Bob with Ooze; everyone passes; "
UNBLOCKED = f"{HIT}Bob blocks with nothing; everyone passes"
BEAR = f"{HIT}Bob blocks with Bear; everyone passes"
IMP = f"{HIT}Bob blocks with Imp; everyone passes"


@pytest.mark.parametrize(
    ("ooze", "n", "steps"),
    [
        ("Infect", 2, f"{UNBLOCKED}; Then Bob has 20 life; Gauge's power is 1"),
        ("Infect", 3, f"{UNBLOCKED}; Then Bob has 20 life; Gauge's power is 0"),
        ("Toxic 3", 3, f"{UNBLOCKED}; Then Bob has 18 life; Gauge's power is 1"),
        ("Toxic 3", 4, f"{UNBLOCKED}; Then Bob has 18 life; Gauge's power is 0"),
        ("Poisonous 1", 1, f"{UNBLOCKED}; everyone passes; Then Bob has 18 life; Gauge's power is 1"),
        ("Infect, lifelink", 2, f"{UNBLOCKED}; Then Bob has 20 life; Ann has 22 life; Gauge's power is 1"),
        ("Wither", 1, f"{UNBLOCKED}; Then Bob has 18 life; Gauge's power is 0"),
        ("Wither", 1, f"{BEAR}; Then Bear's counters are 2 -1/-1; Bear's damage is 0; Bear's power is 1; "
                      "Ooze is in Ann's discard pile"),
        ("Infect", 1, f"{BEAR}; Then Bear's counters are 2 -1/-1; Gauge's power is 0"),
        ("Toxic 1", 1, f"{BEAR}; Then Bear's damage is 2; Gauge's power is 0"),
        ("Wither", 1, f"{IMP}; Then Imp's counters are none"),
        ("", 5, "Ann plays Venom; everyone passes; Then Gauge's power is 1"),
        ("", 6, "Ann plays Venom; everyone passes; Then Gauge's power is 0"),
        ("", 6, "Ann plays Venom; everyone passes; Ann plays Spread; everyone passes; Ann chooses Bob; "
                "Then Gauge's power is 1"),
        ("", 1, "Ann plays Fang targeting Bob; everyone passes; Then Bob loses"),
        ("", 1, "Ann plays Fang targeting Ann; everyone passes; Then Ann loses"),
        ("", 1, "Ann plays Life; everyone passes; Ann plays Fang targeting Bob; everyone passes; "
                "Then Gauge's power is 1"),
        ("Infect. This gets +8/+0.", 1, f"{UNBLOCKED}; Then Bob loses"),
    ],
)  # fmt: skip
def test_poison_and_damage_in_counters(ooze: str, n: int, steps: str) -> None:
    assert wrong_with("cgs", f"{told(ooze, n)}{when(steps)}") == ""


@pytest.mark.parametrize(
    "steps",
    [
        "Ann plays Reign; everyone passes; Then Court's power is 4; Court2's power is 0",
        "Ann plays Reign; everyone passes; Ann plays Yield targeting Bob; everyone passes; "
        "Then Court's power is 1; Court2's power is 3",
        "Ann plays Reign; everyone passes; When the game goes on to the Ending Phase of Ann; everyone passes; "
        "Then Top is in Ann's hand",
        "the game goes on to the Ending Phase of Ann; everyone passes; Then Top is in Ann's Main Deck",
        f"Ann plays Yield targeting Bob; everyone passes; Then Court's power is 1; When {UNBLOCKED}; "
        "Then Court's power is 4; Court2's power is 0",
        f"Ann plays Yield targeting Bob; everyone passes; When {BEAR}; Then Court2's power is 3",
        f"Ann plays Yield targeting Cid; everyone passes; When {UNBLOCKED}; "
        "Then Court's power is 1; Court2's power is 0",
    ],
)
def test_the_monarch_draws_and_loses_the_crown_by_combat_damage(steps: str) -> None:
    assert wrong_with("cgs", f"{told('', 1)}{when(steps)}") == ""
