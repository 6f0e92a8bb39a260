"""Vehicles that are crewed, and echo."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card  | type           | power | toughness | ATK  | DEF  | Level | effects                  |
    | Cart  | Vehicle        | 4     | 3         |      |      |       | Trample. Crew {n}        |
    | Mule  | creature       | 2     | 2         |      |      |       |                          |
    | Foal  | creature       | 1     | 1         |      |      |       |                          |
    | Ogre  | Normal Monster |       |           | 3000 | 1000 | 4     |                          |
  And Ann has in the hand:
    | card | type    | effects                  |
    | Ruin | sorcery | Destroy all creatures.   |
  And Bob controls:
    | card  | type     | power | toughness |
    | Bear  | creature | 9     | 2         |
"""
CREWED = "Ann activates Cart's effect 2 with Mule; everyone passes; Ann chooses Main Summon Zone 4; "
FIGHT = "When the game goes on to the Battle Phase of Ann; Ann attacks Bob with Cart; everyone passes; "


@pytest.mark.parametrize(
    ("n", "steps"),
    [
        (2, f"{CREWED}Then Mule's tapped is yes; Foal's tapped is no; Cart's type is artifact, creature; "
            "Cart's power is 4"),
        (3, "Ann activates Cart's effect 2 with Foal and Mule; everyone passes; Ann chooses Main Summon Zone 4; "
            "Then Mule's tapped is yes; "
            "Foal's tapped is yes; Cart's type is artifact, creature"),
        (3, "Ann activates Cart's effect 2 with Ogre; everyone passes; Ann chooses Main Summon Zone 4; "
            "Then Ogre's tapped is yes; Foal's tapped is no; "
            "Cart's type is artifact, creature"),
        (3, "Ann activates Cart's effect 2 with Mule; Then the attempt is refused by rule 4.4.2"),
        (7, "Ann activates Cart's effect 2; Then the attempt is refused by rule 4.4.2"),
        (2, "Ann plays Ruin; everyone passes; Then Cart is in Ann's backrow zone 1; Mule is in Ann's discard pile"),
        (2, f"{CREWED}Ann plays Ruin; everyone passes; Then Cart is in Ann's discard pile"),
        (2, f"{CREWED}{FIGHT}Bob blocks with nothing; everyone passes; Then Bob has 16 life; Cart's tapped is yes"),
        (2, f"{CREWED}{FIGHT}Bob blocks with Bear; everyone passes; Ann chooses Bob; Then Bob has 18 life; "
            "Cart is in Ann's discard pile"),
        (2, f"{CREWED}When the game goes on to the Main Phase 1 of Bob; Then Cart's type is artifact"),
    ],
)  # fmt: skip
def test_a_vehicle_is_a_creature_once_it_is_crewed(n: int, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(n=n)}{when(steps)}") == ""


ECHO = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann has in the hand:
    | card | type     | power | toughness | effects    |
    | Imp  | creature | 2     | 2         | Echo {{G}} |
  And Ann controls:
    | card   | type |
    | Forest | land |
"""
NEXT = (
    "the game goes on to the Main Phase 1 of Bob; the game goes on to the Starting Phase of Ann; "
    "Ann takes the untap step; everyone passes; Ann takes the upkeep step; everyone passes; "
)


@pytest.mark.parametrize(
    "steps",
    [
        f"Ann plays Imp; everyone passes; {NEXT}Ann decides to leave it; Then Imp is in Ann's discard pile",
    ],
)
def test_echo_asks_once(steps: str) -> None:
    assert wrong_with("cgs", f"{ECHO.replace('{{G}}', '{G}')}{when(steps)}") == ""
