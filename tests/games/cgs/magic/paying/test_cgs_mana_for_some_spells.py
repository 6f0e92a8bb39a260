"""Mana that pays for some spells alone, and for nothing else."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann controls:
    | card | type     | effects |
    | Orb  | artifact | {orb}   |
    | Bell | artifact | {{1}}: You gain 1 life. |
  And Ann has in the hand:
    | card | type           | cost | power | toughness | ATK | DEF | Level | effects          |
    | Elk  | creature       | {{1}}{{G}} | 2 | 2      |     |     |       |                  |
    | Rite | sorcery        | {{2}}  |       |         |     |     |       | You gain 1 life. |
    | Coil | artifact       | {{2}}  |       |         |     |     |       |                  |
"""

GREEN = "{T}: Add {G}{G}. Spend this mana only to cast creature spells."
ANY = "{T}: Add two mana of any color. Spend this mana only to cast an instant or sorcery spell."
COLORLESS = "{T}: Add {C}{C}. Spend this mana only to cast artifact spells."
TAPS = "Ann activates Orb"


@pytest.mark.parametrize(
    ("orb", "steps"),
    [
        (GREEN, f"{TAPS}; Ann plays Elk; everyone passes; Then Ann controls Elk"),
        (GREEN, f"{TAPS}; Ann plays Rite; Then the attempt is refused by rule 4.4.2"),
        (GREEN, f"{TAPS}; Ann activates Bell; Then the attempt is refused by rule 4.4.2"),
        (ANY, f"{TAPS}; Ann plays Rite; everyone passes; Then Ann has 21 life"),
        (ANY, f"{TAPS}; Ann plays Elk; Then the attempt is refused by rule 4.4.2"),
        (ANY, f"{TAPS}; Ann activates Bell; Then the attempt is refused by rule 4.4.2"),
        (COLORLESS, f"{TAPS}; Ann plays Coil; everyone passes; Then Ann controls Coil"),
        (COLORLESS, f"{TAPS}; Ann activates Bell; Then the attempt is refused by rule 4.4.2"),
    ],
)
def test_mana_is_spent_on_such_spells_only(orb: str, steps: str) -> None:
    assert wrong_with("cgs", TABLE.format(orb=orb) + when(steps)) == ""
