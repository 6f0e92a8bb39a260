"""Abilities that cost less for each of some cards."""

import pytest
from told_scenario import when, wrong_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann has {mana} green mana
  And Ann controls:
    | card | type           | power | toughness | effects |
    | Orb  | artifact       |       |           | {orb}   |
    | Coil | artifact       |       |           |         |
    | Fox  | creature       | 1     | 1         |         |
    | Imp  | Normal Monster |       |           |         |
  And Bob controls:
    | card | type     |
    | Lamp | artifact |
"""
ARTIFACTS = "{4}{G}: You gain 1 life. This ability costs {1} less to activate for each artifact you control."
CREATURES = "{3}: You gain 1 life. This ability costs {2} less to activate for each creature you control."
REFUSED = "Then the attempt is refused by rule 4.4.2"
USED = "Ann activates Orb; everyone passes; Then Ann has 21 life; Ann has {} green mana"


@pytest.mark.parametrize(
    ("orb", "mana", "steps"),
    [
        (ARTIFACTS, 2, f"Ann activates Orb; {REFUSED}"),
        (ARTIFACTS, 3, USED.format(0)),
        (ARTIFACTS, 5, USED.format(2)),
        (CREATURES, 0, "Ann activates Orb; everyone passes; Then Ann has 21 life"),
    ],
)
def test_an_ability_costs_less(orb: str, mana: int, steps: str) -> None:
    table = TABLE if mana else TABLE.replace("  And Ann has {mana} green mana\n", "")
    assert wrong_with("cgs", table.format(orb=orb, mana=mana) + when(steps)) == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{T}: You gain 1 life. This ability costs {1} less to activate for each artifact you control.", "no mana"),
        ("{3}: You gain 1 life. This ability costs {G} less to activate for each artifact you control.", "generic"),
    ],
)
def test_what_costs_no_generic_mana_costs_no_less(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_effects(text)
