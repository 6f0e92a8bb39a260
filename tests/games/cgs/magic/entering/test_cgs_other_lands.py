"""Lands that are of other basic land types, in place of what they are or besides, and cards that become lands."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card   | type        | power | toughness | color | name     | group | effects  |
    | Grove  | land        |       |           |       | Forest   |       |          |
    | Tower  | land        |       |           |       | Tower    |       | {T}: You gain 1 life. |
    | Ox     | creature    | 2     | 4         | red   | Ox       |       | {0}: You gain 1 life. |
    | Crown  | enchantment |       |           |       | Crown    |       | <crown>  |
  And Ann has in the hand:
    | card   | type        | color | group | effects |
    | Shroud | enchantment | green | Aura  | <shroud> |
    | Tide   | instant     | blue  |       | Target land becomes an Island until end of turn. |
    | Wave   | sorcery     | red   |       | Destroy all Mountains. |
  And Bob controls:
    | card   | type        | ATK  | DEF  | Level | power | toughness | effects |
    | Imp    | Normal Monster | 1500 | 1000 | 4  |       |           |         |
    | Vault  | land        |      |      |       |       |           | {T}: Add {C}{C}. |
"""
MOON = "Nonbasic lands are Mountains."
ALSO = "Each land is a Swamp in addition to its other land types."
SONG = "Enchant permanent. Enchanted permanent is a colorless Forest land."
NOTHING = "When this enters, you gain 1 life."


def told(steps: str, crown: str = NOTHING, shroud: str = SONG) -> str:
    return f"{TABLE}{when(steps)}".replace("<crown>", crown).replace("<shroud>", shroud)


@pytest.mark.parametrize(
    ("said", "steps"),
    [
        ({"crown": MOON},
         "Ann taps Tower for mana; Ann taps Grove for mana; Then Ann has 1 red mana; Ann has 1 green mana"),
        ({"crown": MOON}, "Ann activates Tower's effect 1; Then the attempt is refused by rule 5.2.9"),
        ({"crown": MOON}, "Ann plays Wave; everyone passes; Then Tower is in Ann's discard pile; "
                          "Vault is in Bob's discard pile; Grove is in Ann's resource area"),
        ({"crown": ALSO}, "Ann taps Tower for mana; Then Ann has 1 black mana"),
        ({"crown": ALSO}, "Ann activates Tower's effect 1; everyone passes; Then Ann has 21 life"),
        ({}, "Ann plays Tide targeting Tower; everyone passes; Ann taps Tower for mana; Then Ann has 1 blue mana"),
        ({}, "Ann plays Shroud onto Ox; everyone passes; Then Ox is in Ann's resource area; Ox's type is land; "
             "Ox's classes of color is colorless; When Ann taps Ox for mana; Then Ann has 1 green mana"),
        ({}, "Ann plays Shroud onto Ox; everyone passes; Ann activates Ox's effect 1; "
             "Then the attempt is refused by rule 5.2.9"),
        ({}, "Ann plays Shroud onto Imp; everyone passes; Then Imp is in Bob's resource area; Imp's type is land"),
        ({"shroud": "Enchant land. Enchanted land is a Swamp."},
         "Ann plays Shroud onto Grove; everyone passes; Ann taps Grove for mana; Then Ann has 1 black mana"),
    ],
)  # fmt: skip
def test_a_land_makes_the_mana_of_its_types(said: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", told(steps, **said)) == ""
