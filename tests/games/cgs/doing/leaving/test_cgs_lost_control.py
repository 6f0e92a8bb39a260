"""Who loses a card notices it: as it changes control, and as it leaves the field."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Bob controls:
    | card  | type        | power | toughness | effects  |
    | Bear  | creature    | 2     | 2         |          |
    | Watch | artifact    |       |           | {watch}  |
    | Hut   | enchantment |       |           | {hut}    |
  And Cleo controls:
    | card   | type          | power | toughness | color |
    | Crab   | creature      | 1     | 1         |       |
    | Street | Property card |       |           | Red   |
  And Ann controls:
    | card   | type          | color |
    | Avenue | Property card | Red   |
  And Ann has in the hand:
    | card   | type        | rank       | effects                                            |
    | Steal  | sorcery     |            | Gain control of target creature.                   |
    | Lift   | sorcery     |            | Gain control of target artifact until end of turn. |
    | Smash  | instant     |            | Destroy target artifact.                           |
    | Swap   | sorcery     |            | Exchange control of target creature and target creature. |
    | Sly Deal | Action Card | 3        |                                                    |
"""
OWN = "When you lose control of this artifact, you gain 3 life."
MINE = "Whenever you lose control of a creature, you gain 3 life."
THEIRS = "Whenever an opponent loses control of a creature, you gain 3 life."
CHANGES = "Whenever a creature you control changes control, you gain 3 life."
STREETS = "Whenever an opponent loses control of a property, you gain 3 life."
DONE = "everyone passes; everyone passes"


@pytest.mark.parametrize(
    ("watch", "hut", "steps", "life"),
    [
        (OWN, "", f"Ann plays Lift targeting Watch; {DONE}", 23),
        (OWN, "", f"Ann plays Smash targeting Watch; {DONE}", 23),
        (
            OWN,
            "",
            f"Ann plays Lift targeting Watch; {DONE}; everyone passes; Ann plays Smash targeting Watch; {DONE}",
            23,
        ),
        ("", MINE, f"Ann plays Steal targeting Bear; {DONE}", 23),
        ("", MINE, f"Ann plays Steal targeting Crab; {DONE}", 20),
        ("", THEIRS, f"Ann plays Steal targeting Crab; {DONE}", 23),
        ("", THEIRS, f"Ann plays Steal targeting Bear; {DONE}", 20),
        (CHANGES, MINE, f"Ann plays Swap targeting Crab and Bear; everyone passes; Bob adds Hut first; {DONE}", 26),
        (CHANGES, "", f"Ann plays Steal targeting Crab; {DONE}", 20),
        ("", STREETS, f"Ann plays Sly Deal targeting Street; {DONE}", 23),
    ],
)
def test_who_loses_a_card_notices(watch: str, hut: str, steps: str, life: int) -> None:
    then = f"; Then Bob has {life} life"
    assert wrong_with("cgs", f"{TABLE.format(watch=watch, hut=hut)}{when(steps + then)}") == ""
