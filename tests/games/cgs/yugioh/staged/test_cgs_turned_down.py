"""An Equip Spell is destroyed as its monster is turned face-down; what only an Aura or Tool says, stays said."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Bob controls:
    | card | type           | ATK  | DEF  | Level | power | toughness |
    | Imp  | Normal Monster | 1000 | 1000 | 4     |       |           |
    | Ox   | creature       |      |      |       | 2     | 2         |
  And Ann controls:
    | card  | type        | group | on   | effects                                                      |
    | Sword | Equip Spell |       | Imp  | The equipped monster gains 500 ATK.                          |
    | Axe   | Equip Spell |       | Ox   | The equipped monster gains 500 ATK.                          |
    | Veil  | enchantment | Aura  | Ox   | Enchant creature. Enchanted creature gets +1/+1.             |
    | Drum  | artifact    |       |      | Whenever an Equip Spell is destroyed, you gain 1 life.       |
  And Ann has in the hand:
    | card | type             | effects                                                                            |
    | Book | Quick-Play Spell | Target 1 face-up monster on the field; change it to face-down Defense Position. |
"""


@pytest.mark.parametrize(
    "steps",
    [
        "Ann plays Book targeting Imp; everyone passes; Then Sword is in Ann's discard pile; Axe's on is Ox",
        "Ann plays Book targeting Imp; everyone passes; everyone passes; Then Ann has 21 life",
        "Ann plays Book targeting Ox; everyone passes; Then Axe is in Ann's discard pile; Sword's on is Imp",
    ],
)
def test_an_equip_spell_does_not_stay_on_what_is_turned_down(steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE}{when(steps)}") == ""
